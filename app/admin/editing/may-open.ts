import { anyUnsaved } from '~/admin/form/unsaved'
import { editingCopy } from '~/domain/content/editing.copy'
import { showToast } from '~/ui/toast'

/** Whether another text may be opened. If the open one has unsaved input, returns false and shows a toast. */
export function mayOpen(): boolean {
  if (!anyUnsaved()) return true
  showToast({ ...editingCopy.first, variant: 'destructive' })
  document.querySelector<HTMLElement>('[data-text-control]')?.focus()
  return false
}
