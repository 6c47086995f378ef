import { copyText } from '~/ui/copy-text'

interface CopyButtonProps {
  text: string
  label: string
  /** Names the text for screen readers, if there are several. */
  about?: string
  /** The success and failure messages. */
  copied: string
  notCopied: string
}

/** Copies a text. Hidden without scripts, since it would do nothing. */
export function CopyButton({ text, label, about, copied, notCopied }: CopyButtonProps) {
  const copy = () => copyText(text, { copied, notCopied })
  return (
    <button type="button" className="button no-print noscript:hidden" onClick={() => void copy()}>
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  )
}
