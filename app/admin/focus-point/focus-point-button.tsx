import { type ReactNode, useState } from 'react'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
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
  const { src, focus, previews, step = focusSteps.edit, confirm = 'Gem' } = props
  const { onConfirm, label, className = 'button', children } = props
  // The point while the dialog is open.
  const [point, setPoint] = useState<FocusPoint>()
  const close = () => setPoint(undefined)
  return (
    <>
      <Button aria-label={label} className={className} onClick={() => setPoint(focus)}>
        {children}
      </Button>
      {point && (
        <FieldsDialog
          title={focusPointCopy.adjustButton}
          size="wide"
          submit={confirm}
          onSubmit={() => {
            close()
            onConfirm(point)
          }}
          onClose={close}
        >
          <FocusPointEditor
            src={src}
            value={point}
            onChange={setPoint}
            step={step}
            previews={previews}
          />
        </FieldsDialog>
      )}
    </>
  )
}
