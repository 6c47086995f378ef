import { lazy, Suspense, useEffect, useState } from 'react'
import type { GalleryImage } from '~/domain/images/images'
import { downloadPressPicture } from '~/site/press/press-download'
import { PressPicture } from '~/site/press/press-picture'
import { untilLoaded } from '~/ui/connection'

const Lightbox = lazy(() => untilLoaded(() => import('./lightbox')))

/** The press pictures in rows, and the enlarged view of one. */
export function Gallery({ images }: { images: GalleryImage[] }) {
  const [opened, setOpened] = useState<number>()
  const isOpen = opened !== undefined
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpened(undefined)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])
  /** Adds a history entry for the enlarged picture, so that the browser's Back closes it. */
  function open(index: number) {
    history.pushState(history.state, '')
    setOpened(index)
  }
  return (
    <>
      <div className="gap-x-8 gap-y-12 max-md:grid md:justified">
        {images.map((image, index) => (
          <PressPicture
            key={image.id}
            image={image}
            onOpen={() => open(index)}
            onDownload={() => void downloadPressPicture(image)}
          />
        ))}
      </div>
      {isOpen && (
        <Suspense>
          <Lightbox
            images={images}
            index={opened}
            onClose={() => history.back()}
            onDownload={(image) => void downloadPressPicture(image)}
          />
        </Suspense>
      )}
    </>
  )
}
