export interface SampleSitePicture {
  page_assignment: 'hero' | 'portrait' | 'calendar-hero'
  /** File name in sample/pictures. */
  picture: string
  alt: string
  original_name: string
  /** Where the motif is, 0..1 from the left and from the top. */
  focus_x: number
  focus_y: number
}

export const sampleSitePictures: SampleSitePicture[] = [
  {
    page_assignment: 'hero',
    picture: 'hero.jpg',
    alt: 'Maleri af fjorden i skumringen med en kirke på den anden bred',
    original_name: 'Fjorden i skumringen.jpg',
    focus_x: 0.72,
    focus_y: 0.58,
  },
  {
    page_assignment: 'portrait',
    picture: 'portrait.jpg',
    alt: 'Maleri af en kvinde ved sit skrivebord, halvt vendt mod vinduet og fjorden',
    original_name: 'Ved skrivebordet.jpg',
    focus_x: 0.54,
    focus_y: 0.42,
  },
  {
    page_assignment: 'calendar-hero',
    picture: 'calendar-hero.jpg',
    alt: 'Maleri af fuldmånen over en mørk hede med to gravhøje og trækkende gæs',
    original_name: 'Måne over heden.jpg',
    focus_x: 0.7,
    focus_y: 0.5,
  },
]
