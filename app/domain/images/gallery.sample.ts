export interface SampleGalleryImage {
  /** File name in sample/pictures. */
  picture: string
  alt: string
  /** The caption. */
  description: string
  /** Whom to name beside it, where that is not the author. */
  credit?: string
  /** The name the picture is downloaded under. */
  original_name: string
  /** Where the motif is, 0..1; the middle when left out. */
  focus_x?: number
  focus_y?: number
}

export const sampleGallery: SampleGalleryImage[] = [
  {
    picture: 'portrait.jpg',
    alt: 'Maleri af en kvinde ved sit skrivebord, halvt vendt mod vinduet og fjorden',
    description: 'Johanne Lyngby ved skrivebordet. Olie på lærred.',
    credit: 'Maleri: Ellen Riis',
    original_name: 'Johanne Lyngby ved skrivebordet.jpg',
    focus_x: 0.54,
    focus_y: 0.42,
  },
  {
    picture: 'press-01.jpg',
    alt: 'Krukke med pensler, blækflaske og en skål med rød farve på et bord',
    description: 'Arbejdsbordet, før dagen begynder. Olie på lærred.',
    original_name: 'Arbejdsbordet.jpg',
    focus_x: 0.45,
    focus_y: 0.45,
  },
  {
    picture: 'press-02.jpg',
    alt: 'Tre ark med kraftige penselstrøg i sort blæk side om side på en væg',
    description: '»Amen, tre gange«. Blæk på papir.',
    original_name: 'Amen, tre gange.jpg',
  },
  {
    picture: 'press-03.jpg',
    alt: 'Collage med noder, trykte vers, en okkergul måne og en hvid kirke',
    description: '»En salme, før den får melodi«. Collage af noder, bogtryk og malet papir.',
    original_name: 'En salme, før den får melodi.jpg',
    focus_y: 0.55,
  },
  {
    picture: 'press-04.jpg',
    alt: 'Høje bølger med skumtoppe under en mørk stormhimmel',
    description: '»Storm fra vest«. Olie på lærred.',
    original_name: 'Storm fra vest.jpg',
    focus_y: 0.6,
  },
  {
    picture: 'press-05.jpg',
    alt: 'En hvidkalket kirkegavl med kamtakker og rød dør mod en tung himmel',
    description: '»Gavlen«. Olie på lærred.',
    original_name: 'Gavlen.jpg',
    focus_x: 0.47,
    focus_y: 0.5,
  },
  {
    picture: 'press-06.jpg',
    alt: 'Otte tændte lys af forskellig højde i et mørkt rum',
    description: '»Otte, der venter«. Olie på lærred.',
    original_name: 'Otte, der venter.jpg',
    focus_y: 0.45,
  },
  {
    picture: 'press-07.jpg',
    alt: 'Krogede æbletræer i sne med enkelte røde æbler på grenene',
    description: '»Dem, vi lod hænge«. Blæk og akvarel.',
    original_name: 'Dem, vi lod hænge.jpg',
    focus_x: 0.48,
    focus_y: 0.45,
  },
  {
    picture: 'press-08.jpg',
    alt: 'Klitter med marehalm, et hegn af pæle og havet som en mørk streg',
    description: '»Vejen ned til vandet«. Akvarel og blæk.',
    original_name: 'Vejen ned til vandet.jpg',
    focus_y: 0.65,
  },
  {
    picture: 'press-09.jpg',
    alt: 'To gravhøje bag en blomstrende hede med en snoet sti',
    description: '»De to, der blev«. Olie på lærred.',
    original_name: 'De to, der blev.jpg',
    focus_x: 0.4,
    focus_y: 0.66,
  },
  {
    picture: 'press-10.jpg',
    alt: 'Collage af et skib med sejl af bogsider foran et håndskrevet brev',
    description: '»Brevet, der aldrig blev sendt«. Collage.',
    original_name: 'Brevet, der aldrig blev sendt.jpg',
    focus_x: 0.52,
    focus_y: 0.5,
  },
]
