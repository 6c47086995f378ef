export class FileMissingError extends Error {
  readonly path: string

  constructor(path: string) {
    super(`No file at ${path}`)
    this.path = path
  }
}

export class InvalidPathError extends Error {
  constructor(path: string) {
    super(`Not a path of the file store: ${JSON.stringify(path)}`)
  }
}

const validSegment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const longestPath = 512

/**
 * The path, if it may be used in a store. Only plain segments are let through: no `..`, no leading
 * dot or slash, no backslash, NUL, space or percent sign.
 * @throws InvalidPathError
 */
export function checkedPath(path: string): string {
  if (
    path.length > longestPath ||
    !path.split('/').every((segment) => validSegment.test(segment))
  ) {
    throw new InvalidPathError(path)
  }
  return path
}
