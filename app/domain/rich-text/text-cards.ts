/** A row that can be a card in a text. */
export interface CardChoice {
  /** Its table and id. */
  reference: string
  title: string
  line: string
}
