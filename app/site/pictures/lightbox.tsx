import { useMemo, useState } from 'react'
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.css'
import type { GalleryImage } from '~/domain/images/images'

const labels = {
  Previous: 'Forrige',
  Next: 'Næste',
  Close: 'Luk',
  Download: 'Download',
  Slide: 'Billede',
  Caption: 'Billedtekst',
  Carousel: 'Billedrække',
  Lightbox: 'Forstørret billede',
  'Photo gallery': 'Pressebilleder',
  '{index} of {total}': '{index} af {total}',
}

interface LightboxProps {
  images: GalleryImage[]
  /** The image shown first. */
  index: number
  onClose: () => void
  onDownload: (image: GalleryImage) => void
}

/**
 * The enlarged view. Arrows, swipes and keys wrap around at the ends (docs/specification.md, "Press
 * pictures").
 */
export default function Lightbox({ images, index, onClose, onDownload }: LightboxProps) {
  const slides = useMemo(() => images.map(slideOf), [images])
  const [shown, setShown] = useOpenIndex(images, index)
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={shown}
      on={{ view: ({ index: viewed }) => setShown(viewed) }}
      slides={slides}
      plugins={[Captions, Counter, Download]}
      labels={labels}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      download={{
        download: ({ slide }) => {
          const image = images.find(({ picture }) => picture.src === (slide as SlideImage).src)
          if (image) onDownload(image)
        },
      }}
    />
  )
}

/** The current index of the open image, since the gallery may change meanwhile. */
function useOpenIndex(images: GalleryImage[], first: number) {
  const [{ id, index }, setOpen] = useState({ id: images[first]?.id, index: first })
  const found = images.findIndex((image) => image.id === id)
  const shown = found < 0 ? Math.min(index, images.length - 1) : found
  return [shown, (viewed: number) => setOpen({ id: images[viewed]?.id, index: viewed })] as const
}

function slideOf({ picture, description }: GalleryImage): SlideImage {
  const { src, alt, width, height, sources } = picture
  return {
    src,
    alt,
    width,
    height,
    srcSet: srcSetOf(sources[0]?.srcset ?? '', width, height),
    description: description ?? undefined,
    download: true,
  }
}

function srcSetOf(srcset: string, width: number, height: number) {
  return srcset.split(', ').flatMap((entry) => {
    const [src, size] = entry.split(' ')
    const shown = Number.parseInt(size ?? '', 10)
    return src && shown ? [{ src, width: shown, height: Math.round((shown * height) / width) }] : []
  })
}
