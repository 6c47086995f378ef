import { showToast } from '~/ui/toast'

interface CopyButtonProps {
  text: string
  label: string
  /** Which text it is, where several can be copied; read out only. */
  about?: string
  /** The toasts of a success and of a failure. */
  copied: string
  notCopied: string
}

/** Copies a text. Without script, where it could do nothing, there is no button. */
export function CopyButton({ text, label, about, copied, notCopied }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: copied }),
      () => showToast({ title: notCopied, variant: 'destructive' }),
    )
  return (
    <button type="button" className="button no-print noscript:hidden" onClick={() => void copy()}>
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  )
}
