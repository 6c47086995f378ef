import { AlertDialog } from '@base-ui/react/alert-dialog'
import { formCopy } from './form.copy'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The name of the row, where the title does not contain it. */
  name?: string
  text: string
  /** The text of the confirm button. */
  confirm: string
  cancel?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before something that is hard to undo. Esc means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, name, text, confirm, cancel = formCopy.cancel, onConfirm, onCancel } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(shown) => !shown && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-40 bg-night/60" />
        <AlertDialog.Popup className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] gap-4 border border-rule bg-paper p-6 text-ink">
          <AlertDialog.Title className="font-lead text-heading leading-tight">
            {title}
          </AlertDialog.Title>
          {name && <p className="font-semibold wrap-anywhere">»{name}«</p>}
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close className="button">{cancel}</AlertDialog.Close>
            <button type="button" className="button border-accent text-accent" onClick={onConfirm}>
              {confirm}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
