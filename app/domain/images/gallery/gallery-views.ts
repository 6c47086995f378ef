/** The views of the list in the back-office, by `?vis=`. The blank one is the gallery in its order, which can be changed. */
export const galleryViews = ['', 'nyeste', 'skjulte', 'uden-beskrivelse'] as const

export type GalleryView = (typeof galleryViews)[number]

export function galleryViewOf({ url }: { url: string }): GalleryView {
  const wanted = new URL(url).searchParams.get('vis')
  return galleryViews.find((view) => view === wanted) ?? ''
}

export function galleryViewPath(view: GalleryView): string {
  return view ? `/admin/billeder?vis=${view}` : '/admin/billeder'
}
