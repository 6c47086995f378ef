import { copyText } from '~/ui/copy-text'

interface CopyButtonProps {
  text: string
  label: string
  textName?: string
  copied: string
  notCopied: string
}

export function CopyButton({ text, label, textName, copied, notCopied }: CopyButtonProps) {
  const copy = () => copyText(text, { copied, notCopied })
  return (
    <button
      type="button"
      data-copies={text}
      className="link no-print py-2.5 text-small leading-tight noscript:hidden"
      onClick={() => void copy()}
    >
      {label}
      {textName && <span className="sr-only"> {textName}</span>}
    </button>
  )
}
