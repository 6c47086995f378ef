import type { StoredPressPicture } from './press-pictures.server'

/** The values of `?vis=` in the back-office. The blank view shows the gallery in its order, which the author can change. */
export const galleryViews = ['', 'nyeste', 'skjulte', 'uden-beskrivelse'] as const

export type GalleryView = (typeof galleryViews)[number]

export function requestedView({ url }: { url: string }): GalleryView {
  const requested = new URL(url).searchParams.get('vis')
  return galleryViews.find((view) => view === requested) ?? ''
}

export function galleryViewPath(view: GalleryView): string {
  return view ? `/admin/billeder?vis=${view}` : '/admin/billeder'
}

/** The number of pictures that one form can add, since a form has at most 300 fields. */
export const maxAddedPictures = 100

export type PressPicture = Omit<StoredPressPicture, 'paths'>

export type PressFile = PressPicture['print']
