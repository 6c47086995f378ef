/** The counts of sample content that nobody edited and that would be removed. */
export interface SampleLeft {
  /** News, works, events, texts … */
  entries: number
  pictures: number
  pdfs: number
}
