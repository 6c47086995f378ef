/** A row that has a form. */
export interface FoundItem {
  name: string
  /** The date of an event, which tells those of a series apart. */
  dateText?: string
  /** Its form. */
  path: string
  /** The path of the screen that lists it. */
  screen: string
}
