import { href } from 'react-router'

/** Where the author's browser gets a stored picture, also before an image of the site shows it. */
export function storedPictureUrl(path: string): string {
  return `${href('/admin/billeder/fil')}?${new URLSearchParams({ sti: path })}`
}
