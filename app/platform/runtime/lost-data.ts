/** What was there when the process began is not there any more, such as a folder that was moved away. */
export class LostDataError extends Error {
  constructor(place: string) {
    super(`${place} is not the one of the start any more: nothing is saved until it is back`)
  }
}
