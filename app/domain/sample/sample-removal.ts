/** How much of the sample content nobody has edited: what its removal removes. */
export interface SampleLeft {
  /** News, works, events, texts … */
  entries: number
  pictures: number
  pdfs: number
}
