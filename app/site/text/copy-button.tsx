import { copyText } from '~/ui/copy-text'

interface CopyButtonProps {
  text: string
  label: string
  /** The name of the text for screen readers, if the page has several. */
  textName?: string
  /** The toasts after a success and after a failure. */
  copied: string
  notCopied: string
}

/** Copies a text. Hidden without scripts. */
export function CopyButton({ text, label, textName, copied, notCopied }: CopyButtonProps) {
  const copy = () => copyText(text, { copied, notCopied })
  return (
    <button type="button" className="button no-print noscript:hidden" onClick={() => void copy()}>
      {label}
      {textName && <span className="sr-only"> {textName}</span>}
    </button>
  )
}
