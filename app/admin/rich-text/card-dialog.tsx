import { useState } from 'react'
import { href } from 'react-router'
import { formCopy } from '~/admin/form/form.copy'
import { SearchBox } from '~/admin/list/search-box'
import { useAnswer } from '~/admin/saving/use-answer'
import type { CardChoice } from '~/domain/rich-text/text-cards'
import { containsWords, wordsOf } from '~/http/listing'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { richTextCopy } from './rich-text.copy'

interface CardDialogProps {
  onInsert: (card: CardChoice) => void
  onClose: () => void
}

const words = richTextCopy.cardDialog
const maxShown = 20

/** Inserts a card of an event or a work into a text. */
export function CardDialog({ onInsert, onClose }: CardDialogProps) {
  const choices = useAnswer<CardChoice[]>(href('/admin/henvisninger'))
  const [typed, setTyped] = useState('')
  const found = (choices ?? []).filter(({ title, line }) =>
    containsWords(`${title} ${line}`, wordsOf(typed)),
  )
  const waiting = choices === null ? words.failed : words.loading
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.hint}
      closeLabel={formCopy.cancel}
    >
      <SearchBox label={words.search} text={typed} onType={setTyped} />
      <p role="status" className="text-faded empty:hidden">
        {found.length === 0 && (choices ? words.notFound(typed) : waiting)}
      </p>
      <ul className="divide-y divide-rule">
        {found.slice(0, maxShown).map((card) => (
          <li key={card.reference}>
            <Button
              className="grid min-h-11 w-full py-2 text-left hover:bg-leaf"
              onClick={() => onInsert(card)}
            >
              <span className="wrap-anywhere">{card.title}</span>
              <span className="text-caption text-faded">{card.line}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
