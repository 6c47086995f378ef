export interface SampleHymnCollection {
  title: string
  /** Titles of those that the sample content has. */
  hymns: string[]
  year: number
  description: string
  hymn_count: number
  collaborator: string
  isAvailable: boolean
}

/** The hymn collections of the sample content (docs/specification.md, "Hymns"). */
export const sampleHymnCollections: SampleHymnCollection[] = [
  {
    title: 'Lyset bliver længere',
    hymns: ['Under isen rører vandet'],
    year: 2024,
    description:
      'Fireogtyve salmer fra kyndelmisse til påske: de uger, hvor mørket stadig har ordet, men ikke længere det sidste. Skrevet i vinduet mod fjorden, én for hver morgen, der kom lidt før den forrige.',
    hymn_count: 24,
    collaborator: 'Melodier af Villads Hejn Korsbæk',
    isAvailable: true,
  },
  {
    title: 'Du kom i blæst',
    hymns: ['Der er et bord, hvor vi kan være', 'Jeg tror kun halvt'],
    year: 2022,
    description:
      'Salmer til kirkeårets søndage, ordnet efter vejret i stedet for efter kalenderen. Til de dage, hvor troen går med bøjet nakke og alligevel kommer frem.',
    hymn_count: 38,
    collaborator: 'Melodier af Signe Ravnholt Toft og Villads Hejn Korsbæk',
    isAvailable: true,
  },
  {
    title: 'Fjordsalmer',
    hymns: [],
    year: 2019,
    description:
      'En rejse fra Thyborøn til Hals i enogtredive salmer. Hver af dem begynder ved et anløbssted og ender et sted, hvor man ikke kan lægge til.',
    hymn_count: 31,
    collaborator: 'Melodier af Villads Hejn Korsbæk',
    isAvailable: true,
  },
  {
    title: 'Nattens små sange',
    hymns: ['Nu lægger sig vinden'],
    year: 2012,
    description:
      'Vuggeviser og aftensalmer for store og små, der ikke kan sove. Korte nok til at kunne huskes udenad, når lyset er slukket.',
    hymn_count: 16,
    collaborator: 'Melodier af Thea Lindrup Krog',
    isAvailable: false,
  },
]
