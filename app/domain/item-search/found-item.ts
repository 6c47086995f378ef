/** A row that has a form. */
export interface FoundItem {
  name: string
  /** The date of an event, which distinguishes events of a series. */
  dateText?: string
  /** Its form. */
  path: string
  /** The path of the screen that lists it. */
  screen: string
}
