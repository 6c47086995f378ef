import { anyUnsaved } from '~/admin/unsaved'
import { editingText } from '~/domain/texts/editing.text'
import { showToast } from '~/ui/toast'

/** One text at a time: what is typed in another is not given up for it, and that is said. */
export function mayOpen(): boolean {
  if (!anyUnsaved()) return true
  showToast({ ...editingText.first, variant: 'destructive' })
  document.querySelector<HTMLElement>('[data-text-control]')?.focus()
  return false
}
