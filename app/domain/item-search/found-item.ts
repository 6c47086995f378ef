/** A row that has a form. */
export interface FoundItem {
  name: string
  /** Its form. */
  path: string
  /** The path of the screen that lists it. */
  screen: string
}
