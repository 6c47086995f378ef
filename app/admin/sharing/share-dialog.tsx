import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { control } from '~/admin/form-state/field-frame'
import { useJsonAgain } from '~/admin/requests/use-json'
import { shareKitCopy as copy } from '~/domain/share-pictures/share-kit.copy'
import type { ShareKit } from '~/domain/share-pictures/share-picture.server'
import { shareSize } from '~/domain/share-pictures/sharing'
import { Button } from '~/ui/button'
import { copyText } from '~/ui/copy-text'
import { Dialog } from '~/ui/dialog'
import { copyLink, shareLink } from './share-link'

export default function ShareDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const query = new URLSearchParams({ side: path })
  const { data: kit, again } = useJsonAgain<ShareKit>(`${href('/admin/del')}?${query}`)
  return (
    <Dialog
      open
      onClose={onClose}
      title={kit ? copy.title(kit.title) : copy.send}
      size="wide"
      isLoading={!kit}
      closeLabel="Luk"
    >
      {kit ? (
        <Kit kit={kit} />
      ) : (
        <p role="status" className="text-faded">
          {kit === null ? 'Kunne ikke hente det, der skal deles.' : 'Henter …'}
        </p>
      )}
      {kit === null && (
        <Button
          className="button justify-self-start"
          onClick={({ currentTarget }) => {
            // The button goes, and the focus with it.
            currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
            again()
          }}
        >
          Prøv igen
        </Button>
      )}
    </Dialog>
  )
}

function Kit({ kit }: { kit: ShareKit }) {
  const { title, url, post, letter, preview, pictures } = kit
  const mail = new URLSearchParams({ subject: letter.subject, body: letter.body })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button
            className="button-filled"
            onClick={() => void shareLink({ title, text: post, url })}
          >
            {copy.send}
          </Button>
        )}
        <Button onClick={() => void copyLink(url)}>Kopiér link</Button>
      </div>
      <CopyableText
        label="Til sociale medier"
        text={`${post}\n\n${url}`}
        button="Kopiér teksten"
        copied="Teksten er kopieret"
      />
      <CopyableText
        label="Til et brev eller en e-mail"
        text={letter.body}
        button="Kopiér brevet"
        copied="Brevet er kopieret"
      >
        <a href={`mailto:?${String(mail).replaceAll('+', '%20')}`} className="button">
          Åbn i e-mail
        </a>
      </CopyableText>
      <section className="grid gap-3">
        <h3 className="font-semibold text-small">Billeder at hente</h3>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <img src={preview} {...shareSize} alt="" className="h-auto w-full border border-rule" />
          <ul className="grid">
            {pictures.map(({ src, ...size }, index) => (
              <li key={src} className="border-rule border-b">
                <a
                  href={src}
                  download={src.slice(src.lastIndexOf('/') + 1)}
                  className="link flex min-h-11 flex-wrap items-center gap-x-3"
                >
                  {copy.shapes[index]}
                  <span className="text-caption text-faded">{copy.size(size)} (PNG)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

interface CopyableTextProps {
  label: string
  text: string
  /** The label of the copy button, and the toast after a click on it. */
  button: string
  copied: string
  children?: ReactNode
}

function CopyableText({ label, text, button, copied, children }: CopyableTextProps) {
  const id = useId()
  return (
    <section className="grid gap-2">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={text}
        className={`${control} field-sizing-content max-h-48 leading-normal`}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            void copyText(text, {
              copied,
              notCopied: 'Teksten kunne ikke kopieres. Markér den, og kopiér den selv.',
            })
          }
        >
          {button}
        </Button>
        {children}
      </div>
    </section>
  )
}
