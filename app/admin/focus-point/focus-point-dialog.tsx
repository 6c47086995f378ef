import { useState } from 'react'
import type { FocusPoint } from '~/domain/images/images'
import { Dialog } from '~/ui/dialog'
import { focusPointCopy } from './focus-point.copy'
import { FocusPointEditor } from './focus-point-editor'
import type { FocusPreview } from './focus-previews'

interface FocusPointDialogProps {
  title?: string
  src: string
  focus: FocusPoint
  step: number
  previews: readonly FocusPreview[]
  /** The text of the confirm button: 'Gem', or 'Brug' where a form is saved later. */
  confirm?: string
  onConfirm: (point: FocusPoint) => void
  onClose: () => void
}

/** The focus-point editor in a dialog. Render it only while it is open. */
export function FocusPointDialog(props: FocusPointDialogProps) {
  const { title = focusPointCopy.adjust, src, focus, step, previews, onConfirm, onClose } = props
  const [point, setPoint] = useState(focus)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {focusPointCopy.cancel}
          </button>
          <button type="button" className="button-filled" onClick={() => onConfirm(point)}>
            {props.confirm ?? focusPointCopy.save}
          </button>
        </>
      }
    >
      <FocusPointEditor
        src={src}
        value={point}
        onChange={setPoint}
        step={step}
        previews={previews}
      />
    </Dialog>
  )
}
