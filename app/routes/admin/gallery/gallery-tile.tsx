import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import { rowCopy } from '~/admin/copy/row.copy'
import { focusOf } from '~/admin/focus-point/focus-point'
import { focusPointCopy } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import { Badge, RowTitle } from '~/admin/list/resource-list'
import type { Movable } from '~/admin/rows/movable-row'
import { DeleteButton } from '~/admin/rows/row-buttons'
import { pageEntries, RowMenu } from '~/admin/rows/row-menu'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'
import { Picture } from '~/site/pictures/picture'
import { Button } from '~/ui/button'
import { isComposing } from '~/ui/key-event'
import { galleryPreviews } from './gallery-previews'
import { checkboxId, selectionBarId } from './selection-bar'

interface GalleryTileProps {
  image: GalleryListItem
  movable?: Movable | undefined
  isSelected: boolean
  onToggle: () => void
  command: (intent: 'delete' | 'focus' | 'describe', fields?: Record<string, string>) => void
}

export function GalleryTile({ image, movable, isSelected, onToggle, command }: GalleryTileProps) {
  const { id, isVisible, description, picture, uses } = image
  // A picture that was without description keeps its field and its title until the screen is left, so that no tile
  // changes its height while the next one is described.
  const [before] = useState({ name: image.name, isDescribed: image.isDescribed })
  const name = before.isDescribed ? image.name : before.name
  return (
    <li {...movable?.row} tabIndex={-1} className="grid content-start gap-2 bg-paper">
      <div className="relative grid gap-2">
        <div className="relative">
          <div className={isVisible ? '' : 'opacity-65'}>
            <Picture
              picture={{ ...picture, alt: '' }}
              ratio="4/3"
              sizes="(min-width: 64rem) 20rem, 45vw"
            />
          </div>
          <label className="absolute top-0 left-0 z-1 size-11 cursor-pointer">
            <input
              id={checkboxId(id)}
              type="checkbox"
              aria-label={galleryCopy.selection.select(name)}
              checked={isSelected}
              onChange={onToggle}
              className="m-1 size-6 accent-accent"
            />
          </label>
          {/* For the keyboard: moves to the bar of the selected pictures. */}
          {isSelected && (
            <Button
              className="button-filled sr-only focus:not-sr-only focus:absolute focus:z-2 focus:w-max focus:px-4 focus:py-2"
              onClick={() => document.getElementById(selectionBarId)?.focus()}
            >
              {galleryCopy.selection.toActions}
            </Button>
          )}
          {movable && (
            <div className="absolute top-0 right-0 z-1 bg-paper px-3">{movable.handle}</div>
          )}
        </div>
        <p className="line-clamp-3 font-semibold text-small">
          <RowTitle opens={id}>{name}</RowTitle>
        </p>
        <p className="empty:hidden">
          {!isVisible && <Badge>{galleryCopy.hidden}</Badge>}
          {!(before.isDescribed && image.isDescribed) && (
            <Badge>
              {image.isDescribed ? galleryCopy.isDescribed : galleryCopy.missingDescription}
            </Badge>
          )}
        </p>
        <div className="text-faded text-small empty:hidden">
          {description && <p className="line-clamp-2">{description}</p>}
          {uses.length > 0 && (
            <p>
              {galleryCopy.usedIn}{' '}
              {uses.map(({ name, form }, index) => (
                <Fragment key={`${form} ${name}`}>
                  {index > 0 && ', '}
                  <Link to={form} className="link relative z-1">
                    {name}
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
          {!before.isDescribed && (
            <AltTextField
              key={image.isDescribed ? 'described' : 'undescribed'}
              name={name}
              stored={image.isDescribed ? image.name : ''}
              onSave={(alt_text, former) => command('describe', { alt_text, former })}
            />
          )}
        </div>
      </div>
      <div className="-mx-3 flex flex-wrap items-center">
        {movable?.buttons}
        <RowMenu
          name={name}
          entries={[
            { label: rowCopy.edit, href: `/admin/billeder/${id}` },
            ...(movable?.entries ?? []),
            ...pageEntries('/billeder'),
          ]}
        />
        <FocusPointButton
          src={picture.src}
          focus={focusOf(picture)}
          previews={galleryPreviews}
          label={`${focusPointCopy.rowButton}: ${name}`}
          className="button-quiet"
          onConfirm={({ x, y }) => command('focus', { focus_x: String(x), focus_y: String(y) })}
        >
          {focusPointCopy.rowButton}
        </FocusPointButton>
        <DeleteButton name={name} copy={galleryCopy} onDelete={() => command('delete')} />
      </div>
    </li>
  )
}

interface AltTextFieldProps {
  name: string
  stored: string
  onSave: (alt: string, former: string) => void
}

function AltTextField({ name, stored, onSave }: AltTextFieldProps) {
  const id = useId()
  return (
    <div className="relative mt-1 grid max-w-md gap-1">
      <label htmlFor={id} className="text-faded text-small">
        {galleryCopy.descriptionLabel}
        <span className="sr-only">: {name}</span>
      </label>
      <input
        id={id}
        data-alt-text=""
        autoComplete="off"
        enterKeyHint="next"
        defaultValue={stored}
        className="w-full border border-faded bg-paper px-3 py-2"
        onBlur={({ target }) => {
          const alt = target.value.trim()
          if (alt && alt !== stored) onSave(alt, stored)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          const next = fieldAfter(event.currentTarget)
          if (next) next.focus()
          else event.currentTarget.blur()
        }}
      />
    </div>
  )
}

function fieldAfter(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-alt-text]')]
  return fields[fields.indexOf(field) + 1]
}
