import type { ReactNode } from 'react'
import { href } from 'react-router'
import { readerCopy } from '~/domain/letters/readers.copy'
import { PageTitle } from '~/site/layout/page-title'

export function ReaderPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page py-14 md:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <div className="mt-8 grid max-w-measure justify-items-start gap-6">{children}</div>
    </div>
  )
}

/** The answer to a link that leads to no reader. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  return (
    <ReaderPage title={title}>
      <p>{text}</p>
      <a href={href('/brev')} className="button">
        {readerCopy.toSignUp}
      </a>
    </ReaderPage>
  )
}

interface PostButtonProps {
  label: string
  name: string
  /** Whether the page has this button as its main action. */
  isMain?: boolean
}

/** One button, which posts to the page it is on. */
export function PostButton({ label, name, isMain }: PostButtonProps) {
  return (
    <form method="post" data-needs-server="">
      <button
        type="submit"
        name="intent"
        value={name}
        className={isMain ? 'button-filled' : 'button'}
      >
        {label}
      </button>
    </form>
  )
}
