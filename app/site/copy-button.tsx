import { showToast } from '~/ui/toast'

interface CopyButtonProps {
  text: string
  label: string
  /** The toasts of a success and of a failure. */
  copied: string
  notCopied: string
}

/** Copies a text. Without script, where it could do nothing, there is no button. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: copied }),
      () => showToast({ title: notCopied, variant: 'destructive' }),
    )
  return (
    <button type="button" className="button no-print noscript:hidden" onClick={() => void copy()}>
      {label}
    </button>
  )
}
