import { DialogField } from '~/admin/fields/dialog-field'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'

const copy = galleryCopy.marked

interface CreditDialogProps {
  credit: string
  count: number
  onSave: (credit: string) => void
  onClose: () => void
}

/** Asks for the credit of the marked pictures. */
export function CreditDialog({ credit, count, onSave, onClose }: CreditDialogProps) {
  return (
    <FieldsDialog
      title={copy.credit}
      description={copy.count(count)}
      submit={copy.save}
      onSubmit={(fields) => {
        onSave(String(fields.get('credit')))
        onClose()
      }}
      onClose={onClose}
    >
      <DialogField
        name="credit"
        label={galleryCopy.credit}
        hint={galleryCopy.creditHint}
        defaultValue={credit}
        maxLength={300}
        optional
      />
    </FieldsDialog>
  )
}
