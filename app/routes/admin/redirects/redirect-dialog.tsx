import { formKit } from '~/admin/form/form-kit'
import { pathOfKey } from '~/domain/redirects/path-key'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import { redirectForm } from '~/domain/redirects/redirects.form'

const { Dialog, TextField } = formKit(redirectForm)

interface RedirectDialogProps {
  /** The path to redirect; empty if the author types it. */
  path: string
  pages: { value: string; label: string }[]
  onClose: () => void
}

export function RedirectDialog({ path, pages, onClose }: RedirectDialogProps) {
  return (
    <Dialog
      title={path ? text.sending(path) : text.add}
      values={{ revision: 0, path: pathOfKey(path) }}
      onClose={onClose}
    >
      <TextField name="path" label={text.path} hint={text.pathHint} required />
      <TextField
        name="target"
        label={text.target}
        hint={text.targetHint}
        choices={pages}
        required
      />
    </Dialog>
  )
}
