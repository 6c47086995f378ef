import type { ReactNode } from 'react'
import { pressCopy } from '~/domain/press/press.copy'
import { wordCount } from '~/domain/press/press-kit'
import { Content } from './content'
import { CopyButton } from './copy-button'
import { Prose } from './prose'

interface CopyTextProps {
  title: ReactNode
  textName: string
  text: string
  html?: string | undefined
  wrap?: (text: ReactNode) => ReactNode
  isFolded?: boolean
}

export function CopyText({
  title,
  textName,
  text,
  html,
  wrap = (shown) => shown,
  isFolded = false,
}: CopyTextProps) {
  const shown = wrap(
    html === undefined ? (
      <div className="prose">
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may occur twice
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    ) : (
      <Prose html={html} className="max-w-measure" />
    ),
  )
  return (
    <div className="rail-1 mt-6 grid gap-y-3 border-rule border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:grid md:content-start md:justify-items-start">
        <h3 className="label">
          {title}, {pressCopy.words(wordCount(text))}
        </h3>
        <CopyButton
          text={text}
          label={pressCopy.copy}
          textName={textName}
          copied={pressCopy.copied}
          notCopied={pressCopy.notCopied}
        />
      </div>
      {isFolded ? (
        <details className="folded">
          <summary className="cursor-pointer py-2 text-small">
            <Content of="presse.whole" />
            <span className="sr-only">: {textName}</span>
          </summary>
          <div className="mt-3">{shown}</div>
        </details>
      ) : (
        shown
      )}
    </div>
  )
}
