import type { Backend } from '~/platform/backend.server'
import { shareKitCopy } from './share-kit.copy'
import { downloads, sharePicture } from './share-picture.server'
import { sharedPage } from './shared-page.server'
import type { ShareKit } from './sharing'

/** The data of the share dialog for the public page at a path; undefined if there is no such page. */
export async function shareKit(backend: Backend, path: string): Promise<ShareKit | undefined> {
  const [page, picture] = await Promise.all([
    sharedPage(backend, path),
    sharePicture(backend, path),
  ])
  if (!page || !picture) return undefined
  const { title, subtitle, text, siteName } = page
  const url = new URL(page.path, backend.siteUrl).href
  const shared = { title, subtitle, text, siteName, url }
  return {
    title,
    url,
    post: shareKitCopy.postText(shared),
    letter: shareKitCopy.letterText(shared),
    preview: picture.src,
    pictures: downloads(backend, page),
  }
}
