import { lazy, Suspense, useEffect, useState } from 'react'
import type { GalleryImage } from '~/domain/images/images'
import { downloadPressPicture } from '~/site/press/press-download'
import { PressPicture } from '~/site/press/press-picture'
import { importWithRetry } from '~/ui/connection'

const Lightbox = lazy(() => importWithRetry(() => import('./lightbox')))

/**
 * The press pictures in rows, and the enlarged view of one of them. Its index is in a history entry, so that
 * the browser's back button closes it and a reload opens it again.
 */
export function Gallery({ images }: { images: GalleryImage[] }) {
  const [openIndex, setOpenIndex] = useState<number>()
  useEffect(() => {
    const readHistory = () => setOpenIndex(history.state?.enlarged)
    readHistory()
    addEventListener('popstate', readHistory)
    return () => removeEventListener('popstate', readHistory)
  }, [])
  function open(index: number) {
    history.pushState({ ...history.state, enlarged: index }, '')
    setOpenIndex(index)
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
      {openIndex !== undefined && (
        <Suspense>
          <Lightbox
            images={images}
            index={openIndex}
            onClose={() => history.back()}
            onDownload={(image) => void downloadPressPicture(image)}
          />
        </Suspense>
      )}
    </>
  )
}
