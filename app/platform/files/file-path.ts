export class FileMissingError extends Error {
  readonly path: string

  constructor(path: string) {
    super(`No file at ${path}`)
    this.path = path
  }
}

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

/** File systems accept names of up to 255 characters; a partial file has a longer one. */
const validSegment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/
const maxPathLength = 512

/** Allows no `..`, leading dot or slash, backslash, NUL, space or percent sign. */
export function checkedPath(path: string): string {
  if (
    path.length > maxPathLength ||
    !path.split('/').every((segment) => validSegment.test(segment))
  ) {
    throw new InvalidPathError(path)
  }
  return path
}
