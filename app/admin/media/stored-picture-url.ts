import { href } from 'react-router'

/** The back-office URL of a stored picture, which also serves pictures that are not on the site yet. */
export function storedPictureUrl(path: string): string {
  return `${href('/admin/billeder/fil')}?${new URLSearchParams({ sti: path })}`
}
