export const openedParameter = 'rediger'

export function openedRowPath(screen: string, id: string): string {
  return `${screen}?${openedParameter}=${id}`
}
