/** A row that the search of the back-office has found. */
export interface FoundItem {
  name: string
  /** The date of an event, to distinguish events of a series. */
  dateText?: string
  /** The path of its form. */
  path: string
  /** The path of the screen that lists it. */
  screen: string
}
