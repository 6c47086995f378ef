/** The amount of unedited sample content, which would be removed. */
export interface SampleLeft {
  /** News, works, events, texts … */
  entries: number
  pictures: number
  pdfs: number
}
