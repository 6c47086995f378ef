export interface SampleHymn {
  title: string
  year: number
  metre: string
  composer: string
  scripture: string[]
  /** Ids of the church year. */
  days: string[]
  occasions: string[]
  theme: string
  /** The lines that the list shows. */
  excerpt: string
  stanzas: string
}

/** Verse as it is written below, without the indentation of this file. */
const verse = (text: string) => text.trim().replaceAll(/\n +/g, '\n')

/** The hymns of the sample content (docs/specification.md, "Hymns"). */
export const sampleHymns: SampleHymn[] = [
  {
    title: 'Nu lægger sig vinden',
    year: 2011,
    metre: '11.9.11.9.11.8',
    composer: 'Thea Lindrup Krog',
    scripture: ['Sl 4,9', 'Mark 4,35-41'],
    days: ['4-soendag-efter-trinitatis'],
    occasions: ['aften'],
    theme: 'Ro og fred',
    excerpt: verse(`
      Nu lægger sig vinden bag dige og hegn,
      og lyset går ud over vandet;
      en fugl stryger hjem til den hvilende egn,
      og dagen er deres, der sanded …
    `),
    stanzas: verse(`
      Nu lægger sig vinden bag dige og hegn,
      og lyset går ud over vandet;
      en fugl stryger hjem til den hvilende egn,
      og dagen er deres, der sanded
      at intet blev vores ved kamp eller kløgt:
      vi fik, hvad vi næppe har søgt.

      Kom, aften, og tag os det tunge af hånd,
      det halve, det ufærdigt gjorte;
      lad natten begynde som hvile og ånd
      og huset med ulåste porte.
      Læg stjernerne frem, hvor vi intet fik sagt,
      og hold over sovende vagt.

      Velsign dem, der sidder med lampen endnu
      og venter på skridt gennem gården,
      og hende, der hvisker et prøvende du
      til én, der blev borte i våren.
      Giv fred til det skib, der har mistet sin havn,
      og svar, når vi glemmer dit navn.

      Så lad os gå ind i det mørke med ro
      som båden, der glider i sivet;
      den kender sin plads ved den ventende bro
      og hviler, af bølgerne givet.
      Den dag, der er gået, var nok, som den var:
      du tager imod, hvad vi har.
    `),
  },
  {
    title: 'Under isen rører vandet',
    year: 2023,
    metre: '8.7.8.7',
    composer: 'Villads Hejn Korsbæk',
    scripture: ['Joh 12,24'],
    days: ['4-soendag-i-advent', 'midfaste-soendag'],
    occasions: ['begravelse'],
    theme: 'Håb og tro',
    excerpt: verse(`
      Under isen rører vandet
      sig som den, der sover let;
      frosten holder fast på landet,
      men har aldrig haft helt ret.
    `),
    stanzas: verse(`
      Under isen rører vandet
      sig som den, der sover let;
      frosten holder fast på landet,
      men har aldrig haft helt ret.

      Noget venter under gruset
      uden bud og uden larm,
      og en kvinde går fra huset
      med et nyfødt lam på arm.

      Håb er ikke, at det lykkes,
      ikke vished, ikke krav;
      håb er frøets mod at rykkes
      ud af egen hvilegrav.

      Du, som gik den vej alene,
      før der var en vej at gå,
      rør ved det, der er som stene,
      til det grønnes strå for strå.

      Tænd et lys i hver en rude
      mod den nat, der blev for lang;
      der er altid én derude,
      som går efter lys og sang.

      Og når isen slipper vandet
      en forglemt og almen dag,
      går der bud igennem landet,
      lydt som klokkens første slag.
    `),
  },
  {
    title: 'Der er et bord, hvor vi kan være',
    year: 2021,
    metre: '9.8.9.8',
    composer: 'Signe Ravnholt Toft',
    scripture: ['1 Kor 13', 'Luk 14,15-24'],
    days: ['skaertorsdag', '2-soendag-efter-trinitatis'],
    occasions: ['bryllup', 'nadver'],
    theme: 'Kærlighed',
    excerpt: verse(`
      For kærlighed er ikke flammen,
      den er det brænde, nogen bar;
      den er at høre til og sammen
      at bære det, den anden har.
    `),
    stanzas: verse(`
      Der er et bord, hvor vi kan være,
      to stole og en gammel dug,
      og det, vi hver for sig må bære,
      er lagt som brød og delt til brug.

      Du kender mine mørke dage
      og hvor jeg gemmer, hvad jeg ved;
      du lader altid stå tilbage
      en lampe tændt, en plads, en fred.

      For kærlighed er ikke flammen,
      den er det brænde, nogen bar;
      den er at høre til og sammen
      at bære det, den anden har.

      Den ler ad os, den bøjer nakken,
      den ber om lov at komme ind,
      den går med suppe over bakken
      til naboen i nordenvind.

      Du kaldte os, før vi var vakte,
      du elskede, før vi så dig;
      så lær os varsomt, lær os sagte
      at gå hinandens lange vej.
    `),
  },
  {
    title: 'Jeg tror kun halvt',
    year: 2020,
    metre: '9.8.9.8',
    composer: 'Villads Hejn Korsbæk',
    scripture: ['Mark 9,24', 'Joh 20,24-29'],
    days: ['1-soendag-efter-paaske'],
    occasions: [],
    theme: 'Tro og tvivl',
    excerpt: verse(`
      Jeg tror kun halvt. Den anden halve
      er grus, der knaser under sål;
      men du, der rørte støv til salve,
      læg grus og tro i samme skål.
    `),
    stanzas: verse(`
      Jeg tror kun halvt. Den anden halve
      er grus, der knaser under sål;
      men du, der rørte støv til salve,
      læg grus og tro i samme skål.

      Jeg har en bøn, jeg ikke beder,
      den ligger som en sten i sko;
      den følger mig til dine steder
      og kalder smerten for min tro.

      De andre synger. Jeg kan høre,
      at rummet bærer mig med lyd;
      så lad mig være blot et øre,
      lad andres stemmer blive fryd.

      Du gik igennem lås og planker
      til ham, der måtte røre sår;
      gå også ind i mine tanker,
      den stue, hvor jeg intet når.

      Og skulle ordene forsvinde,
      og skulle lyset glemme mig,
      så find mig, når jeg ej kan finde,
      og tro på mig, så tror jeg dig.
    `),
  },
]
