import type { LinkedText } from '~/http/linked-text'

export function PlainText({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => {
    if (typeof piece === 'string') return piece
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={index} href={piece.href} rel="noopener noreferrer" className="link">
        {piece.text}
      </a>
    )
  })
}
