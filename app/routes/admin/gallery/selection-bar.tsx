import { useState } from 'react'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'
import { Button } from '~/ui/button'

const copy = galleryCopy.selection

export const selectionBarId = 'selected-pictures'

type Intent = `selected-${'first' | 'last' | 'show' | 'hide' | 'delete' | 'credit'}`

/** Cancels the page's scroll padding, which keeps focused rows above the bar, for the bar's own buttons. */
const button = 'button-quiet tall:-scroll-mb-28'

interface SelectionBarProps {
  selection: Selection
  listLength: number
  onCommand: (intent: Intent, fields?: Record<string, string>) => void
}

export function SelectionBar({ selection, listLength, onCommand }: SelectionBarProps) {
  const [isAskingCredit, setIsAskingCredit] = useState(false)
  const { selected } = selection
  const count = selected.length
  const toggle = selected.some(({ isVisible }) => isVisible) ? 'hide' : 'show'
  const action = (label: string, intent: Intent) => (
    <Button className={button} onClick={() => onCommand(intent)}>
      {label}
    </Button>
  )
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && copy.count(count)}
      </p>
      {count > 0 && (
        <section
          id={selectionBarId}
          data-save-bar
          tabIndex={-1}
          aria-label={copy.title}
          className="tall:-scroll-mb-28 tall:sticky bottom-(--covered-bottom,0px) z-10 flex flex-wrap items-center justify-between border-rule border-t bg-paper py-1 md:gap-x-6"
        >
          <div className="flex flex-wrap items-center">
            <p aria-hidden="true" className="mr-2 font-semibold text-small">
              {copy.shortCount(count)}
            </p>
            {count < listLength && (
              <Button className={button} onClick={selection.selectAll}>
                {copy.selectAll(listLength)}
              </Button>
            )}
            <Button
              className={button}
              onClick={() => {
                // Moves the focus to the list before the bar disappears.
                document.getElementById(checkboxId(selected[0]?.id ?? ''))?.focus()
                selection.clear()
              }}
            >
              {copy.clear}
            </Button>
          </div>
          <div className="-mx-3 flex flex-wrap items-center md:mx-0">
            {action(copy.moveFirst, 'selected-first')}
            {action(copy.moveLast, 'selected-last')}
            {action(copy[toggle], `selected-${toggle}`)}
            <Button className={button} onClick={() => setIsAskingCredit(true)}>
              {copy.credit}
            </Button>
            {action(copy.remove, 'selected-delete')}
          </div>
        </section>
      )}
      {isAskingCredit && (
        <FieldsDialog
          title={copy.credit}
          description={copy.count(count)}
          submit={copy.save}
          onSubmit={(fields) => {
            onCommand('selected-credit', { credit: String(fields.get('credit')) })
            setIsAskingCredit(false)
          }}
          onClose={() => setIsAskingCredit(false)}
        >
          <DialogField
            name="credit"
            label={galleryCopy.credit}
            hint={galleryCopy.creditHint}
            defaultValue={sharedCredit(selected)}
            maxLength={300}
            optional
          />
        </FieldsDialog>
      )}
    </>
  )
}

export function checkboxId(id: string): string {
  return `mark-${id}`
}

function sharedCredit(selected: Selection['selected']): string {
  const credits = new Set(selected.map(({ credit }) => credit ?? ''))
  const [first = ''] = credits
  return credits.size === 1 ? first : ''
}

type Selection = ReturnType<typeof useSelection>

/** The selected pictures of the list. A row that a search hides is still selected when it is shown again. */
export function useSelection(items: readonly GalleryListItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    selected: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    selectAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
