import type { LiturgicalColour, Season } from './church-days'

export const colourCopy: Record<LiturgicalColour, string> = {
  white: 'Hvid',
  red: 'Rød',
  green: 'Grøn',
  violet: 'Violet',
  black: 'Sort',
}

export const seasonCopy: Record<Season, string> = {
  advent: 'Advent',
  christmas: 'Jul og nytår',
  epiphany: 'Helligtrekonger',
  lent: 'Faste',
  easter: 'Påske',
  pentecost: 'Pinse',
  trinity: 'Trinitatis',
}

export const unknownDayCopy =
  'Skriv dagen, som den hedder i kirkeåret, f.eks. »2. søndag i advent«.'
