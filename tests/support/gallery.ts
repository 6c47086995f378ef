import { listGalleryImages } from '~/domain/images/gallery/gallery.server'
import { addGalleryImages } from '~/domain/images/gallery/gallery-commands.server'
import { activeImages } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import { signedInAdmin } from './admins'
import { uploadPicture } from './screen'

/** Adds press pictures described by their letters, and returns their ids by letter. */
export async function addGalleryPictures(backend: Backend, letters: string) {
  const admin = await signedInAdmin(backend)
  const pictures = []
  for (const alt of letters) {
    const path = await uploadPicture(backend, `images/images/gallery_${alt}.jpg`)
    pictures.push({ path, alt, focus: { x: 0.5, y: 0.5 }, originalName: `${alt}.jpg` })
  }
  const texts = { thumbnailPath: null, description: null, credit: null }
  await addGalleryImages(backend, admin, ...pictures.map((picture) => ({ picture, ...texts })))
  const { items } = await listGalleryImages(backend)
  const ids = Object.fromEntries(items.map(({ id, name }) => [name, id]))
  const idsOf = (order: string) => [...order].map((letter) => ids[letter] ?? '')
  return { admin, pictures, ids, idsOf }
}

/** The descriptions of the press pictures that visitors see, in order. */
export async function galleryNames(backend: Backend): Promise<string> {
  return (await activeImages(backend)).items.map(({ picture }) => picture.alt).join('')
}
