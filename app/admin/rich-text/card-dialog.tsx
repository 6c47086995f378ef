import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { href } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { SearchBox, searchStatus } from '~/admin/list/search-box'
import { useJson } from '~/admin/requests/use-json'
import type { CardChoice } from '~/domain/rich-text/text-cards.server'
import { containsWords, wordsOf } from '~/http/listing'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { insertBlock } from './blocks'

const hint =
  'Et arrangement eller et værk, som læseren kan trykke på. Dato og sted følger med, når de ændres.'
const maxResults = 20

export function CardDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const choices = useJson<CardChoice[]>(href('/admin/henvisninger'))
  const [query, setQuery] = useState('')
  const matches = (choices ?? []).filter(({ title, line }) =>
    containsWords(`${title} ${line}`, wordsOf(query)),
  )
  const statusText =
    choices === null
      ? 'Listen kunne ikke hentes. Luk vinduet, og prøv igen.'
      : 'Henter arrangementer og værker …'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Indsæt henvisning"
      description={hint}
      closeLabel={formCopy.cancel}
    >
      <SearchBox
        label="Søg i arrangementer og værker"
        text={query}
        onType={setQuery}
        status={choices ? searchStatus(query, matches.length) : statusText}
      />
      <ul className="divide-y divide-rule">
        {matches.slice(0, maxResults).map((card) => (
          <li key={card.reference}>
            <Button
              className="grid min-h-11 w-full py-2 text-left hover:bg-leaf"
              onClick={() => {
                onClose()
                insertBlock(editor, 'card', { reference: card.reference, title: card.title })
              }}
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
