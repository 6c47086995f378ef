import { useState } from 'react'
import { DialogField } from '~/admin/fields/dialog-field'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'
import { Button } from '~/ui/button'

const copy = galleryCopy.selection

export const markedBarId = 'marked-pictures'

type Intent =
  | 'marked-first'
  | 'marked-last'
  | 'marked-show'
  | 'marked-hide'
  | 'marked-delete'
  | 'marked-credit'

/** Cancels the page's scroll padding, which keeps focused rows above the bar, for the bar's own buttons. */
const button = 'button-quiet -scroll-mb-28'

interface MarkedBarProps {
  marks: Marks
  /** The number of pictures in the list. */
  shown: number
  onCommand: (intent: Intent, fields?: Record<string, string>) => void
}

/** The bar at the bottom of the screen with the actions for all marked pictures. */
export function MarkedBar({ marks, shown, onCommand }: MarkedBarProps) {
  const [asksCredit, setAsksCredit] = useState(false)
  const { marked } = marks
  const count = marked.length
  const toggle = marked.some(({ isVisible }) => isVisible) ? 'hide' : 'show'
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
          id={markedBarId}
          data-save-bar
          tabIndex={-1}
          aria-label={copy.title}
          className="-scroll-mb-28 sticky bottom-(--covered-bottom,0px) z-10 flex flex-wrap items-center justify-between border-rule border-t bg-paper py-1 md:gap-x-6"
        >
          <div className="flex flex-wrap items-center">
            <p aria-hidden="true" className="mr-2 font-semibold text-small">
              {copy.shortCount(count)}
            </p>
            {count < shown && (
              <Button className={button} onClick={marks.markAll}>
                {copy.selectAll(shown)}
              </Button>
            )}
            <Button
              className={button}
              onClick={() => {
                focusMark(marked[0]?.id)
                marks.clear()
              }}
            >
              {copy.clear}
            </Button>
          </div>
          <div className="-mx-3 flex flex-wrap items-center md:mx-0">
            {action(copy.moveFirst, 'marked-first')}
            {action(copy.moveLast, 'marked-last')}
            {action(copy[toggle], `marked-${toggle}`)}
            <Button className={button} onClick={() => setAsksCredit(true)}>
              {copy.credit}
            </Button>
            {action(copy.remove, 'marked-delete')}
          </div>
        </section>
      )}
      {asksCredit && (
        <CreditDialog
          credit={sharedCredit(marked)}
          count={count}
          onSave={(credit) => onCommand('marked-credit', { credit })}
          onClose={() => setAsksCredit(false)}
        />
      )}
    </>
  )
}

/** The id of a picture's checkbox. */
export function markId(id: string): string {
  return `mark-${id}`
}

/** Moves the focus to the list before the bar disappears. */
function focusMark(id: string | undefined) {
  if (id) document.getElementById(markId(id))?.focus()
}

/** The credit of all marked pictures; blank if they differ. */
function sharedCredit(marked: Marks['marked']): string {
  const credits = new Set(marked.map(({ credit }) => credit ?? ''))
  const [first = ''] = credits
  return credits.size === 1 ? first : ''
}

interface CreditDialogProps {
  credit: string
  count: number
  onSave: (credit: string) => void
  onClose: () => void
}

/** Asks for the credit of the marked pictures. */
function CreditDialog({ credit, count, onSave, onClose }: CreditDialogProps) {
  return (
    <FieldsDialog
      title={copy.credit}
      description={copy.count(count)}
      submit={copy.save}
      onSubmit={(fields) => {
        onSave(String(fields.get('credit')))
        onClose()
      }}
      onClose={onClose}
    >
      <DialogField
        name="credit"
        label={galleryCopy.credit}
        hint={galleryCopy.creditHint}
        defaultValue={credit}
        maxLength={300}
        optional
      />
    </FieldsDialog>
  )
}

type Marks = ReturnType<typeof useMarked>

/** The marked pictures of the list. A row that a search hides is still marked when it is shown again. */
export function useMarked(items: readonly GalleryListItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    marked: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    markAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
