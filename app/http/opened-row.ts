export const openedParameter = 'rediger'

export function openedRowId({ url }: { url: string }): string | null {
  return new URL(url).searchParams.get(openedParameter)
}

export function openedRowPath(screen: string, id: string): string {
  return `${screen}?${openedParameter}=${id}`
}
