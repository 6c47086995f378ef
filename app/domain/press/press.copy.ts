import { fileSize } from '~/danish/file-size'
import type { PressFile } from '~/domain/images/gallery/gallery'

export const pressCopy = {
  copy: 'Kopiér',
  copied: 'Teksten er kopieret',
  notCopied: 'Teksten kunne ikke kopieres. Markér den, og kopiér den selv.',
  words: (count: number) => (count === 1 ? '1 ord' : `${count} ord`),
  fileOf: ({ width, height, size }: PressFile) => `${width} × ${height}, ${fileSize(size)}`,
  zip: (bytes: number) => `ZIP, ${fileSize(bytes)}`,
  alt: (text: string) => `Beskrivelse: ${text}`,
  coverOf: (title: string) => `Omslaget til ${title}`,
  onThisPage: 'På siden',
  here: 'på denne side',
}

/** More words by which the search finds the press kit. */
export const pressAliases = 'cv pressefoto pressebilleder portræt biografi pressekit download'

export const pressFileCopy = {
  zip: 'pressemateriale.zip',
  biography: 'biografi.txt',
  facts: 'fakta-og-kontakt.txt',
  captions: 'billedtekster.txt',
  missing: 'mangler.txt',
  missingIntro: 'Disse filer kunne ikke hentes og mangler derfor her:',
  print: 'billeder/til-tryk',
  web: 'billeder/til-web',
  covers: 'omslag',
  cover: 'omslag',
  credit: 'Rettigheder',
  alt: 'Beskrivelse',
}

export const pressEditingCopy = {
  title: 'Presse',
  intro:
    'Det, pressen finder på siden »Presse«. Billeder, omslag og kontaktoplysninger kommer af sig selv fra Billeder, Bibliografi og Kontakt.',
  saved: 'Pressematerialet er gemt',
  notSaved: 'Kunne ikke gemme pressematerialet',
  page: { title: 'Indledning' },
  biography: {
    title: 'Biografi',
    intro: 'I tre længder, så ingen behøver at forkorte den. De, der er tomme, vises ikke.',
  },
  facts: { title: 'Fakta' },
  hints: {
    'presse.biography_short': 'Omkring 80 ord, i tredje person.',
    'presse.biography_middle': 'Omkring 150 ord.',
    'presse.biography_long': 'Så lang, den skal være. En tom linje begynder et nyt afsnit.',
    'presse.facts':
      'Én oplysning på hver linje, f.eks. »Debut: Korn og aske, 2001«. Så længe her er tomt, vises fakta fra forsiden.',
  } as Record<string, string>,
}
