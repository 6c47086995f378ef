import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { href } from 'react-router'
import type { GalleryImage } from '~/domain/images/images'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { Content } from '~/site/text/content'
import { importWithRetry } from '~/ui/connection'
import { isPlainClick } from '~/ui/held-click'
import { saveFile } from '~/ui/save-file'
import { showToast } from '~/ui/toast'
import { Picture } from './picture'

const Lightbox = lazy(() => importWithRetry(() => import('./lightbox')))

/** The open index is in a history entry, so that 'back' closes it and a reload opens it again. */
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
      <div data-wall="" className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {images.map((image, index) => (
          <PressPicture key={image.id} image={image} onOpen={() => open(index)} />
        ))}
      </div>
      {openIndex !== undefined && (
        <Suspense>
          <Lightbox
            images={images}
            index={openIndex}
            onClose={() => history.back()}
            onDownload={downloadPressPicture}
          />
        </Suspense>
      )}
    </>
  )
}

/** Without scripts, a click opens the large file. */
function PressPicture({ image, onOpen }: { image: GalleryImage; onOpen: () => void }) {
  const { picture, thumbnail = picture, description, credit, downloadUrl } = image
  const caption = useId()
  return (
    <figure
      {...entryAttributes(image.id)}
      aria-labelledby={caption}
      className="grid content-start gap-3"
    >
      <a
        href={picture.src}
        aria-label={`Vis større: ${picture.alt}`}
        className="block overflow-hidden"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        <Picture
          picture={thumbnail}
          sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 45vw, 90vw"
          ratio="4/3"
          className="w-full transition-opacity hover:opacity-85"
        />
      </a>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span id={caption} className="max-w-full flex-1 basis-36 text-faded">
          {/* Without a description it is the name of the link, which was just read. */}
          <span aria-hidden={description === null || undefined}>{description ?? picture.alt}</span>
          {credit && <span className="block">{credit}</span>}
        </span>
        <DownloadLink image={image} />
      </figcaption>
      {downloadUrl !== null && (
        <EditItem formPath={href('/admin/billeder/:id', { id: image.id })} name={picture.alt} />
      )}
    </figure>
  )
}

/** A sample image cannot be downloaded. */
function DownloadLink({ image }: { image: GalleryImage }) {
  const name = image.picture.alt
  if (image.downloadUrl === null) {
    return (
      <a
        href={href('/kontakt')}
        className="link max-w-1/2 shrink-0 py-1"
        aria-label={`Kontakt for billede: ${name}`}
      >
        <Content of="billeder.ask" />
      </a>
    )
  }
  return (
    <a
      href={image.downloadUrl}
      download
      aria-label={`Download: ${name}`}
      className="link max-w-1/2 shrink-0 py-1"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void downloadPressPicture(image)
      }}
    >
      <Content of="billeder.download" />
    </a>
  )
}

async function downloadPressPicture({ downloadUrl }: GalleryImage): Promise<void> {
  if (downloadUrl === null) {
    showToast({
      title: 'Ikke downloadbar',
      description: 'Dette billede er kun til visning.',
      variant: 'destructive',
      actions: [{ label: 'Kontakt for billede', href: href('/kontakt') }],
    })
    return
  }
  try {
    await saveFile(downloadUrl)
    showToast({ title: 'Download startet' })
  } catch {
    showToast({
      title: 'Download fejlede',
      description: 'Der opstod en fejl ved download. Prøv igen senere.',
      variant: 'destructive',
    })
  }
}
