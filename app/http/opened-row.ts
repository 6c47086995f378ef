/** The URL parameter with the id of the row whose form is open. */
export const openedParameter = 'rediger'

/** Returns the id of the row whose form a URL opens. */
export function openedRowId({ url }: { url: string }): string | null {
  return new URL(url).searchParams.get(openedParameter)
}

/** Returns the path of a row's form on a list screen. */
export function openedRowPath(screen: string, id: string): string {
  return `${screen}?${openedParameter}=${id}`
}
