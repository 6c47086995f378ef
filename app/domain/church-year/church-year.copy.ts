export const colourCopy = {
  white: 'hvid',
  red: 'rød',
  green: 'grøn',
  violet: 'violet',
  black: 'sort',
}

export type LiturgicalColour = keyof typeof colourCopy

export const seasonCopy = {
  advent: 'Advent',
  christmas: 'Jul og nytår',
  epiphany: 'Helligtrekonger',
  lent: 'Faste',
  easter: 'Påske',
  pentecost: 'Pinse',
  trinity: 'Trinitatis',
}

export type Season = keyof typeof seasonCopy

export const unknownDayCopy =
  'Skriv dagen, som den hedder i kirkeåret, f.eks. »2. søndag i advent«.'
