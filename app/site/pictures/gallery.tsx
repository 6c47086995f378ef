import { lazy, Suspense, useEffect, useState } from 'react'
import type { GalleryImage } from '~/domain/images/images'
import { downloadPressPicture } from '~/site/press/press-download'
import { PressPicture } from '~/site/press/press-picture'
import { untilLoaded } from '~/ui/connection'

const Lightbox = lazy(() => untilLoaded(() => import('./lightbox')))

/**
 * The press pictures in rows, and the enlarged view of one. It has a history entry with its index, so that
 * the browser's Back closes it, and a reload opens it again.
 */
export function Gallery({ images }: { images: GalleryImage[] }) {
  const [opened, setOpened] = useState<number>()
  useEffect(() => {
    const openAsStored = () => setOpened(history.state?.enlarged)
    openAsStored()
    addEventListener('popstate', openAsStored)
    return () => removeEventListener('popstate', openAsStored)
  }, [])
  function open(index: number) {
    history.pushState({ ...history.state, enlarged: index }, '')
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
      {opened !== undefined && (
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
