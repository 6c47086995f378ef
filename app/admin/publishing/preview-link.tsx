import { useRef, useState } from 'react'
import { href } from 'react-router'
import { useSaving } from '~/admin/saving/use-saving'
import { copyLink, shareLink } from '~/admin/sharing/share-link'
import type { DraftPreview } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { Button } from '~/ui/button'

const copy = publishingCopy.link

export function PreviewLink({ draft: { noun, id, linkUntil } }: { draft: DraftPreview }) {
  const [url, setUrl] = useState<string>()
  const openButton = useRef<HTMLButtonElement>(null)
  const { sendOnce, isSending } = useSaving(
    (answer) => {
      if (answer.kind !== 'done') return
      setUrl(answer.toast.createdUrl)
      // After the link is closed, its buttons disappear.
      if (!answer.toast.createdUrl) openButton.current?.focus()
    },
    href('/admin/gennemsyn/:noun/:id', { noun, id }),
  )
  const isOpen = linkUntil !== null
  return (
    <div className="grid min-w-0 grid-cols-1 justify-items-start gap-3">
      <p className="text-caption text-faded">
        {isOpen ? `${copy.until(linkUntil)} ${copy.renewWarning}` : copy.intro}
      </p>
      <p role="status" className="text-small empty:hidden">
        {isOpen && url && copy.shownOnce}
      </p>
      {isOpen && url && (
        <div className="flex w-full max-w-measure items-center gap-3">
          <code className="min-w-0 flex-1 truncate border-rule border-b py-2 text-small">
            {url.replace(/^https?:\/\//, '')}
          </code>
          <Button onClick={() => void copyLink(url)}>{copy.copy}</Button>
          {'share' in navigator && (
            <Button onClick={() => void shareLink({ url })}>{copy.share}</Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={openButton}
          aria-disabled={isSending}
          onClick={() => sendOnce({ intent: 'open' })}
        >
          {isOpen ? copy.renew : copy.create}
        </Button>
        {isOpen && (
          <Button aria-disabled={isSending} onClick={() => sendOnce({ intent: 'close' })}>
            {copy.close}
          </Button>
        )}
      </div>
    </div>
  )
}
