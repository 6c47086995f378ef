/** Data that existed at the start is gone, for example because a folder was moved. */
export class LostDataError extends Error {
  constructor(place: string) {
    super(`${place} is not the one of the start any more: nothing is saved until it is back`)
  }
}
