import { type ReactNode, useState } from 'react'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import type { FocusPoint } from '~/domain/images/images'
import { Button } from '~/ui/button'
import { focusSteps } from './focus-point'
import { focusPointCopy } from './focus-point.copy'
import { FocusPointEditor, type FocusPreview } from './focus-point-editor'

interface FocusPointButtonProps {
  /** The URL of the whole picture. */
  src: string
  focus: FocusPoint
  previews: readonly FocusPreview[]
  step?: number
  confirm?: string
  onConfirm: (point: FocusPoint) => void
  label?: string
  className?: string
  children: ReactNode
}

export function FocusPointButton(props: FocusPointButtonProps) {
  const { label, className = 'button', children, ...editor } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={label} className={className} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <FocusPointDialog {...editor} onClose={() => setOpen(false)} />}
    </>
  )
}

type EditorProps = Omit<FocusPointButtonProps, 'children'>

function FocusPointDialog(props: EditorProps & { onClose: () => void }) {
  const { src, focus, previews, step = focusSteps.edit, confirm, onConfirm, onClose } = props
  const [point, setPoint] = useState(focus)
  return (
    <FieldsDialog
      title={focusPointCopy.adjustButton}
      size="wide"
      submit={confirm ?? focusPointCopy.save}
      onSubmit={() => {
        onClose()
        onConfirm(point)
      }}
      onClose={onClose}
    >
      <FocusPointEditor
        src={src}
        value={point}
        onChange={setPoint}
        step={step}
        previews={previews}
      />
    </FieldsDialog>
  )
}
