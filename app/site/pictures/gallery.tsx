import { lazy, Suspense, useState } from 'react'
import type { GalleryImage } from '~/domain/images/images'
import { downloadPressPicture } from '~/site/press/press-download'
import { PressPicture } from '~/site/press/press-picture'
import { untilLoaded } from '~/ui/connection'

const Lightbox = lazy(() => untilLoaded(() => import('./lightbox')))

/** The press pictures in a grid, and the one that is opened, enlarged. */
export function Gallery({ images }: { images: GalleryImage[] }) {
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {images.map((image, index) => (
          <PressPicture
            key={image.id}
            image={image}
            onOpen={() => setOpened(index)}
            onDownload={() => void downloadPressPicture(image)}
          />
        ))}
      </div>
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            images={images}
            index={opened}
            onClose={() => setOpened(undefined)}
            onDownload={(image) => void downloadPressPicture(image)}
          />
        </Suspense>
      )}
    </>
  )
}
