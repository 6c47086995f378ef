import { useEffect, useRef } from 'react'
import { accountCopy } from '~/domain/admins/account.copy'
import { copyText } from '~/ui/copy-text'
import { saveContent } from '~/ui/save-file'

const copy = accountCopy.twoFactor
const messages = { copied: copy.copied, notCopied: copy.notCopied }

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid max-w-md gap-4 border border-rule p-5">
      <h3 ref={title} tabIndex={-1} className="text-heading">
        {copy.codes}
      </h3>
      <p className="text-small">{copy.codesIntro}</p>
      <ul className="grid gap-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => void copyText(text, messages)}>
          {copy.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveContent(new Blob([text], { type: 'text/plain' }), copy.fileName)}
        >
          {copy.download}
        </button>
        <button type="button" className="button-filled" onClick={onDone}>
          {copy.finish}
        </button>
      </div>
    </div>
  )
}
