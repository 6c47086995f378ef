/** A row that a text can have a card of. */
export interface CardChoice {
  /** Its table and id. */
  reference: string
  title: string
  line: string
}
