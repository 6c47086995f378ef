import { anyUnsaved } from '~/admin/form/unsaved'
import { editingCopy } from '~/domain/content/editing.copy'
import { showToast } from '~/ui/toast'

/** Whether another text may be opened: not while one has unsaved input, which a toast then says. */
export function mayOpen(): boolean {
  if (!anyUnsaved()) return true
  showToast({ ...editingCopy.first, variant: 'destructive' })
  document.querySelector<HTMLElement>('[data-text-control]')?.focus()
  return false
}
