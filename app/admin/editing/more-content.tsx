import { useId, useState } from 'react'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import { editingCopy } from '~/domain/content/editing.copy'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { openEditor, storedText } from './editing-state'

/** Lists the page's texts that cannot be edited in place, since they are empty or hidden. */
export function MoreContent({ pages, onClose }: { pages: string[]; onClose: () => void }) {
  const id = useId()
  const [keys] = useState(() => keysNotInPlace(pages))
  return (
    <Dialog
      open
      onClose={onClose}
      title={editingCopy.more}
      description={
        keys.length > 0
          ? 'Tekster, der ikke står synligt på siden lige nu, eller som er tomme.'
          : 'Alle sidens tekster kan ændres, hvor de står.'
      }
      closeLabel="Luk"
    >
      <ul className="max-h-[60svh] overflow-y-auto border-rule border-t empty:hidden">
        {keys.map((key) => (
          <li key={key} className="border-rule border-b">
            <Button
              className="group grid w-full gap-0.5 py-2.5 text-left"
              onClick={() => {
                onClose()
                openEditor({ id, key, place: 'dialog' })
              }}
            >
              <span className="font-semibold text-small group-hover:underline">
                {contentEntries[key].label}
              </span>
              <span className="line-clamp-2 text-faded text-small">
                {excerpt(storedText(key)?.value)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function keysNotInPlace(pages: string[]): ContentKey[] {
  const pageKeys = (Object.keys(contentEntries) as ContentKey[]).filter((key) =>
    pages.includes(key.slice(0, key.indexOf('.'))),
  )
  return pageKeys.filter((key) => !isEditableInPlace(key))
}

function isEditableInPlace(key: ContentKey): boolean {
  const elements = document.querySelectorAll(
    `[data-text="${key}"][tabindex], [data-text="${key}"] > button`,
  )
  return [...elements].some((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

function excerpt(value = ''): string {
  return value.replace(/<[^<>]*>/g, ' ').trim() || editingCopy.empty
}
