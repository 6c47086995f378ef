/** A part of a mail. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'link'; url: string; label?: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'quotation'; text: string }

/** The plain-text part. */
export function textOfBlocks(blocks: readonly MailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text.trim()
    case 'link':
      return block.label ? `${block.label}:\n${block.url}` : block.url
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quotation':
      return block.text.trim().replaceAll(/^/gm, '> ')
  }
}

/** The blocks of a text: paragraphs, and URLs that are paragraphs of their own. */
export function blocksOfText(text: string): MailBlock[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) =>
      /^https?:\/\/\S+$/.test(part) ? { kind: 'link', url: part } : { kind: 'text', text: part },
    )
}
