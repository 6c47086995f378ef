/** Whether a text can be the path of an uploaded picture in the file store. */
export function isPicturePath(path: string): boolean {
  return /^images(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(path)
}
