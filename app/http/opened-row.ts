/** In a URL: the row whose form is open on a screen of many. */
export const openedParameter = 'rediger'

/** The id of the row whose form a URL opens. */
export function openedIn({ url }: { url: string }): string | null {
  return new URL(url).searchParams.get(openedParameter)
}

/** The path of a row's form on a screen of many. */
export function openedAt(screen: string, id: string): string {
  return `${screen}?${openedParameter}=${id}`
}
