/** The URL with one slash for each run of them in its path; undefined if there is none but at its end. */
export function withSingleSlashes(url: string): string | undefined {
  const [path = ''] = url.split('?', 1)
  return /\/\/+[^/]|^\/\/+$/.test(path)
    ? path.replace(/\/{2,}/g, '/') + url.slice(path.length)
    : undefined
}
