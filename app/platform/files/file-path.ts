export class FileMissingError extends Error {
  readonly path: string

  constructor(path: string) {
    super(`No file at ${path}`)
    this.path = path
  }
}

/** The result of reading a file, or undefined if the file is missing. */
export function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined
    throw error
  })
}

export class InvalidPathError extends Error {
  constructor(path: string) {
    super(`Not a path of the file store: ${JSON.stringify(path)}`)
  }
}

const validSegment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const maxPathLength = 512

/**
 * Returns the path if it is valid in a file store: no `..`, no leading dot or slash, no backslash,
 * NUL, space or percent sign.
 * @throws InvalidPathError
 */
export function checkedPath(path: string): string {
  if (
    path.length > maxPathLength ||
    !path.split('/').every((segment) => validSegment.test(segment))
  ) {
    throw new InvalidPathError(path)
  }
  return path
}
