import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { closeBrowser, typesetPdf } from './typeset.ts'

/** Makes the two PDFs of the sample content: `node scripts/sample-pictures/pdfs.ts`. */

const base = `
  @page{size:A4;margin:0}
  body{width:210mm;height:297mm;padding:26mm 28mm;background:#fbf7ee;color:#231f20;font:11.5pt/1.5 Literata;-webkit-print-color-adjust:exact}
  h1{font:380 38pt/1 Newsreader;letter-spacing:-.015em;color:#6a1c2c}
  h2{font:italic 400 15pt/1.3 Newsreader;margin-top:3mm;color:#27486f}
  h3{font:500 13pt/1.3 Newsreader;margin:8mm 0 2mm;color:#6a1c2c}
  p{margin-top:3mm;max-width:132mm}
  hr{border:0;border-top:.6pt solid #bd8a3c;margin:8mm 0 6mm}
  footer{position:absolute;left:28mm;right:28mm;bottom:20mm;font-size:9pt;color:#5c5347}`

const programme = {
  file: 'concert-programme.pdf',
  css: `${base}
    dl{display:grid;grid-template-columns:14mm 1fr;row-gap:2.6mm;margin-top:2mm}
    dt{font:italic 12pt/1.4 Newsreader;color:#bd8a3c}
    dd{margin:0}dd em{color:#5c5347}
    .verse{font:italic 13pt/1.5 Newsreader;white-space:pre-line;margin-top:3mm}`,
  body: `<title>Program: Lyset bliver længere</title>
    <h1>Lyset bliver<br>længere</h1>
    <h2>Salmekoncert for kor, orgel og menighed</h2>
    <p>Tekst og oplæsning: Johanne Lyngby<br>Musik: Villads Hejn Korsbæk<br>Orgel: Signe Ravnholt Toft</p>
    <hr>
    <dl>
      <dt>1</dt><dd>Forspil: Kyndelmisse <em>orgel</em></dd>
      <dt>2</dt><dd>Under isen rører vandet <em>kor, derefter alle</em></dd>
      <dt>3</dt><dd>Oplæsning: Om at rime på mørke</dd>
      <dt>4</dt><dd>En streg over vandet <em>kor</em></dd>
      <dt>5</dt><dd>Jeg tror kun halvt <em>solo og kor</em></dd>
      <dt>6</dt><dd>Stilhed, cirka så lang som et vers</dd>
      <dt>7</dt><dd>Der er et bord, hvor vi kan være <em>alle</em></dd>
      <dt>8</dt><dd>Oplæsning: Den morgen, der kom lidt før den forrige</dd>
      <dt>9</dt><dd>Nu lægger sig vinden <em>alle, de to sidste vers uden orgel</em></dd>
    </dl>
    <h3>Vi synger sammen</h3>
    <p class="verse">Og når isen slipper vandet
en forglemt og almen dag,
går der bud igennem landet,
lydt som klokkens første slag.</p>
    <footer>Koncerten varer en time. Der klappes ikke mellem salmerne, men gerne bagefter. Eksempelprogram fra johanne@example.dk.</footer>`,
}

const leaflet = {
  file: 'collaboration-leaflet.pdf',
  css: `${base}
    table{border-collapse:collapse;margin-top:2mm;width:100%}
    th{text-align:left;font-weight:500;width:48mm;padding:1.7mm 4mm 1.7mm 0;vertical-align:top;color:#27486f}
    td{padding:1.7mm 0;vertical-align:top}
    tr+tr{border-top:.4pt solid #d3bd94}`,
  body: `<title>Fjordsalmer på dæk</title>
    <h1>Fjordsalmer på dæk</h1>
    <h2>Når vi lægger til hos jer</h2>
    <p>Hvert år sejler vi en strækning af Limfjorden med femten sangere, en komponist, en forfatter og en skipper, der påstår, at han er tonedøv. Vi synger fra dækket, så længe der står nogen på molen. Det koster ikke byen andet end kaffen.</p>
    <hr>
    <h3>Det praktiske</h3>
    <table>
      <tr><th>Dybgang</th><td>1,9 meter. Er der mindre vand, synger vi fra reden, og I må råbe omkvædene.</td></tr>
      <tr><th>Liggeplads</th><td>22 meter, helst med læ for vestenvind, i tre timer.</td></tr>
      <tr><th>Kaffe</th><td>Atten kopper og lidt brød. Skipperen drikker te.</td></tr>
      <tr><th>Strøm</th><td>Ingen. Vi har lunger.</td></tr>
      <tr><th>Program</th><td>En times fællessang og koncert. Nodeark til alle ligger om bord.</td></tr>
      <tr><th>Dårligt vejr</th><td>Ved mere end 14 meter i sekundet rykker vi i kirken eller i maskinhallen.</td></tr>
    </table>
    <h3>Sådan melder I jer</h3>
    <p>Skriv til johanne@example.dk, hvor I bor, og hvad I selv gerne vil synge. Vi lægger ruten om vinteren og ringer til alle, også dem, vi sejler forbi.</p>
    <p>De hilsner, vi har fået råbt fra moler gennem årene, er samlet i et hæfte. Det bedste er fra en dreng i Hvalpsund: »I kan godt blive lidt.«</p>
    <footer>Johanne Lyngby og Villads Hejn Korsbæk. Teksten er et eksempel.</footer>`,
}

const folder = fileURLToPath(new URL('../../sample/pdf/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const sheet of [programme, leaflet]) {
  await typesetPdf(folder + sheet.file, sheet.css, sheet.body)
  console.log(`${sheet.file} ${Math.round((await stat(folder + sheet.file)).size / 1000)} kB`)
}
await closeBrowser()
