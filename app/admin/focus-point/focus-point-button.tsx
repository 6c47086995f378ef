import { type ReactNode, useState } from 'react'
import type { FocusPoint, Picture } from '~/domain/images/images'
import { focusSteps } from './focus-point'
import { focusPointCopy } from './focus-point.copy'
import { FocusPointDialog } from './focus-point-dialog'
import type { FocusPreview } from './focus-previews'

interface FocusPointButtonProps {
  picture: Picture
  previews: readonly FocusPreview[]
  /** Stores the point; the dialog is closed by then. */
  onSave: (point: FocusPoint) => void
  /** The accessible name, where the visible text does not identify the picture. */
  label?: string
  title?: string
  className?: string
  children?: ReactNode
}

/** The button ('Vælg udsnit') that opens the focus point of a picture in a list. */
export function FocusPointButton(props: FocusPointButtonProps) {
  const { picture, previews, onSave, label, title, className = 'button' } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => setOpen(true)}>
        {props.children ?? focusPointCopy.short}
      </button>
      {open && (
        <FocusPointDialog
          title={title}
          src={picture.src}
          focus={{ x: picture.focus.x / 100, y: picture.focus.y / 100 }}
          step={focusSteps.edit}
          previews={previews}
          onConfirm={(point) => {
            setOpen(false)
            onSave(point)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
