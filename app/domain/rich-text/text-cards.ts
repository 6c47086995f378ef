export interface CardChoice {
  /** Its table and id. */
  reference: string
  title: string
  line: string
}
