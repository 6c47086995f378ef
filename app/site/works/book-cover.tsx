import { useState } from 'react'
import type { Cover } from '~/domain/bibliography/covers'
import { useSiteData } from '~/site/layout/site-data'
import { Picture } from '~/site/pictures/picture'
import { DrawnMark } from '~/ui/drawn-mark'

interface BookCoverProps {
  cover: Cover | undefined
  title: string
  sizes: string
  priority?: boolean
}

const edgeClass =
  'relative block after:pointer-events-none after:absolute after:inset-0 after:border after:border-ink/15'

export function BookCover({ cover, title, sizes, priority }: BookCoverProps) {
  if (!cover) return <PlainBinding />
  const alt = `Omslaget til ${title}`
  if ('picture' in cover) {
    const picture = { ...cover.picture, alt: cover.picture.alt || alt }
    return (
      <span className={edgeClass}>
        <Picture picture={picture} sizes={sizes} ratio="natural" priority={priority} />
      </span>
    )
  }
  // The key shows the cover of another book again after a broken one.
  return <ExternalCover key={cover.url} url={cover.url} alt={alt} priority={priority} />
}

/** A cover on another site, in the proportions of a typical book, since its size is unknown. */
function ExternalCover({ url, alt, priority }: { url: string; alt: string; priority?: boolean }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <PlainBinding />
  return (
    <img
      src={url}
      alt={alt}
      width={400}
      height={600}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="aspect-2/3 w-full object-contain object-top text-caption text-faded"
    />
  )
}

function PlainBinding() {
  const { mark } = useSiteData().appearance
  return (
    <span className={`${edgeClass} bg-leaf`}>
      <svg viewBox="0 0 200 300" aria-hidden="true" className="block w-full">
        <g fill="none" stroke="currentColor" strokeLinecap="round" className="text-gilt">
          <path d="M15 0v300" className="text-rule" strokeWidth="2" />
          <rect x="34" y="24" width="144" height="252" strokeWidth="1.5" />
          <rect x="40" y="30" width="132" height="240" strokeWidth="0.6" />
          {mark ? (
            <DrawnMark
              mark={mark}
              x="61.6"
              y="105.6"
              width="88.8"
              height="88.8"
              strokeWidth="1.4"
            />
          ) : (
            <Sprig />
          )}
        </g>
      </svg>
    </span>
  )
}

function Sprig() {
  return (
    <>
      <path d="M106 196c-2-28 0-58 0-92" strokeWidth="1.6" />
      <path
        d="M106 104c-9-9-9-21 0-31 9 10 9 22 0 31Zm0 26c-15 0-24-8-26-22 15 0 25 8 26 22Zm0 0c15 0 24-8 26-22-15 0-25 8-26 22Zm-1 29c-17 1-27-7-30-22 17-1 28 7 30 22Zm0 0c17 1 28-7 31-22-17-1-29 7-31 22Z"
        strokeWidth="1.3"
      />
      <path d="M90 208q8-6 16 0t16 0" strokeWidth="1.1" />
    </>
  )
}
