import { href } from 'react-router'
import type { GalleryImage } from '~/domain/images/images'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { Picture } from '~/site/pictures/picture'
import { ratioPercent } from '~/site/pictures/ratio-percent'
import { Content } from '~/site/text/content'
import { isPlainClick } from '~/ui/held-click'

interface PressPictureProps {
  image: GalleryImage
  onOpen: () => void
  onDownload: () => void
}

/**
 * A gallery picture with a download link. A click opens the enlarged view; without scripts it opens the large
 * file.
 */
export function PressPicture({ image, onOpen, onDownload }: PressPictureProps) {
  const { picture, thumbnail = picture, description, credit, downloadUrl } = image
  return (
    <figure
      {...entryAttributes(image.id)}
      className={`grid content-start gap-3 md:justified-item ratio-${ratioPercent(thumbnail)}`}
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
          className="aspect-(--ratio) w-full transition-opacity hover:opacity-85"
        />
      </a>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span className="max-w-full flex-1 basis-36 text-faded">
          {description ?? picture.alt}
          {credit && <span className="block">{credit}</span>}
        </span>
        <DownloadLink name={picture.alt} url={downloadUrl} onDownload={onDownload} />
      </figcaption>
      {downloadUrl !== null && (
        <EditItem formPath={href('/admin/billeder/:id', { id: image.id })} name={picture.alt} />
      )}
    </figure>
  )
}

interface DownloadLinkProps {
  name: string
  /** Null for a sample image, which cannot be downloaded. */
  url: string | null
  onDownload: () => void
}

function DownloadLink({ name, url, onDownload }: DownloadLinkProps) {
  if (url === null) {
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
      href={url}
      download
      aria-label={`Download: ${name}`}
      className="link max-w-1/2 shrink-0 py-1"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onDownload()
      }}
    >
      <Content of="billeder.download" />
    </a>
  )
}
