import { anyUnsaved } from '~/admin/form/unsaved'
import { editingCopy } from '~/domain/content/editing.copy'
import { showToast } from '~/ui/toast'

/** One text at a time: what is typed in another is not given up for it, and that is said. */
export function mayOpen(): boolean {
  if (!anyUnsaved()) return true
  showToast({ ...editingCopy.first, variant: 'destructive' })
  document.querySelector<HTMLElement>('[data-text-control]')?.focus()
  return false
}
