import { useState } from 'react'
import { href } from 'react-router'
import { focusClasses } from '~/admin/focus-point/focus-point'
import { ratioClasses } from '~/admin/focus-point/ratio'
import { SearchBox, searchStatus } from '~/admin/list/search-box'
import { useJson } from '~/admin/requests/use-json'
import type { GalleryChoice } from '~/domain/images/gallery/gallery.server'
import { containsWords, wordsOf } from '~/http/listing'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface GalleryButtonProps {
  selectedPath: string
  onPick: (image: GalleryChoice) => void
}

export function GalleryButton({ selectedPath, onPick }: GalleryButtonProps) {
  const [open, setOpen] = useState(false)
  function pick(image: GalleryChoice) {
    setOpen(false)
    onPick(image)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vælg fra billederne</Button>
      {open && (
        <GalleryDialog selectedPath={selectedPath} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function GalleryDialog(props: GalleryButtonProps & { onClose: () => void }) {
  const { selectedPath, onPick, onClose } = props
  const images = useJson<GalleryChoice[]>(href('/admin/billeder/valg'))
  const statusText =
    images === null
      ? 'Billederne kunne ikke hentes. Luk vinduet, og prøv igen.'
      : 'Henter billederne …'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Vælg et billede"
      description="Billederne på siden »Billeder«. Beskrivelse og kreditering følger med."
      size="wide"
      isLoading={!images}
      closeLabel="Annuller"
    >
      {images && images.length > 0 ? (
        <Choices images={images} selectedPath={selectedPath} onPick={onPick} />
      ) : (
        <p role="status" className="text-faded">
          {images ? 'Der er ingen billeder endnu.' : statusText}
        </p>
      )}
    </Dialog>
  )
}

const maxPicturesWithoutSearch = 6
/** A button shows more pictures, since hundreds at once would slow a phone down. */
const pageSize = 60

function Choices({
  images,
  selectedPath,
  onPick,
}: GalleryButtonProps & { images: GalleryChoice[] }) {
  const [query, setQuery] = useState('')
  const [onlyUnused, setOnlyUnused] = useState(false)
  const [limit, setLimit] = useState(pageSize)
  const words = wordsOf(query)
  const matches = images.filter(
    ({ alt, original, isUsed }) =>
      !(onlyUnused && isUsed) && containsWords(`${alt} ${original}`, words),
  )
  const isEmptyWithoutSearch = matches.length === 0 && query.trim() === ''
  return (
    <div className="grid gap-4">
      {images.length > maxPicturesWithoutSearch && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2 text-small">
          <SearchBox
            label="Søg i billederne"
            text={query}
            onType={setQuery}
            status={
              isEmptyWithoutSearch
                ? 'Alle billederne er brugt.'
                : searchStatus(query, matches.length)
            }
          />
          <label className="flex items-center gap-2.5 py-2">
            <input
              type="checkbox"
              checked={onlyUnused}
              onChange={(event) => setOnlyUnused(event.target.checked)}
              className="size-5 accent-accent"
            />
            Kun dem, der ikke er brugt
          </label>
        </div>
      )}
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {matches.slice(0, limit).map((image) => (
          <li key={image.id}>
            <Button
              aria-pressed={image.path === selectedPath}
              className="grid w-full gap-1.5 text-left text-small aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-4"
              onClick={() => onPick(image)}
            >
              <img
                src={image.src}
                srcSet={image.srcset}
                sizes="14rem"
                alt=""
                loading="lazy"
                className={`focused w-full ${ratioClasses['4/3']} ${focusClasses(image.focus)}`}
              />
              <span className="wrap-anywhere line-clamp-2">{image.alt || image.original}</span>
            </Button>
          </li>
        ))}
      </ul>
      {matches.length > limit && (
        <Button className="button justify-self-start" onClick={() => setLimit(limit + pageSize)}>
          Vis flere
        </Button>
      )}
    </div>
  )
}
