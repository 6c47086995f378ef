import { useMemo, useState } from 'react'
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
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
  index: number
  onClose: () => void
  onDownload: (image: GalleryImage) => Promise<void>
}

export default function Lightbox({ images, index, onClose, onDownload }: LightboxProps) {
  const slides = useMemo(() => images.map(toSlide), [images])
  const [open, setOpen] = useState({ id: images[index]?.id, index })
  // The open picture is found by its id, since the gallery may change.
  const currentIndex = images.findIndex(({ id }) => id === open.id)
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={currentIndex < 0 ? Math.min(open.index, images.length - 1) : currentIndex}
      on={{ view: ({ index: next }) => setOpen({ id: images[next]?.id, index: next }) }}
      slides={slides}
      plugins={[Captions, Counter, Download]}
      labels={labels}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      download={{
        download: ({ slide }) => {
          const image = images.find(({ picture }) => picture.src === (slide as SlideImage).src)
          if (image) void onDownload(image)
        },
      }}
    />
  )
}

function toSlide({ picture, description }: GalleryImage): SlideImage {
  const { src, alt, width, height, sources } = picture
  return {
    src,
    alt,
    width,
    height,
    srcSet: toSrcSet(sources[0]?.srcset ?? '', width, height),
    description: description ?? undefined,
    download: true,
  }
}

function toSrcSet(srcset: string, width: number, height: number) {
  return srcset.split(', ').flatMap((entry) => {
    const [src, size] = entry.split(' ')
    const pixels = Number.parseInt(size ?? '', 10)
    return src && pixels
      ? [{ src, width: pixels, height: Math.round((pixels * height) / width) }]
      : []
  })
}
