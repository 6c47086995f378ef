export function tryOrUndefined<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
