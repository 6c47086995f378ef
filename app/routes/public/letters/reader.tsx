import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { data } from 'react-router'
import { readerCopy as copy } from '~/domain/letters/readers.copy'
import {
  leave,
  type Reader,
  readerAt,
  requestNewEmail,
  setPaused,
} from '~/domain/letters/subscribers/reader.server'
import { newEmailForm } from '~/domain/letters/subscribers/subscribers.form'
import { readForm } from '~/forms/form'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { DeadLink, PostButton, ReaderPage } from '~/site/letters/reader-page'
import { fieldClasses } from '~/site/letters/sign-up-form'
import type { Route } from './+types/reader'
import { privatePage } from './reader-pages.server'

export const middleware: Route.MiddlewareFunction[] = [privatePage]

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await readerAt(context.get(backendContext), params.token)
  return data({ reader }, reader ? 200 : 404)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const form = await request.formData()
  const { token } = params
  if (!(await readerAt(backend, token))) return data({}, 404)
  switch (form.get('intent')) {
    case 'pause':
    case 'resume':
      await setPaused(backend, token, form.get('intent') === 'pause')
      return data({}, 200)
    case 'leave':
      await leave(backend, token)
      return data({}, 200)
    case 'change':
      return changeEmail(backend, token, form, context.get(visitContext).clientIp)
    default:
      return data({}, 400)
  }
}

async function changeEmail(backend: Backend, token: string, form: FormData, clientIp: string) {
  const { value, errors } = readForm(newEmailForm, form)
  const email = String(form.get('email') ?? '').slice(0, 320)
  if (errors) return data({ email, error: errors.email }, 422)
  const until = await requestNewEmail(backend, token, value.email, clientIp)
  if (!until) return data({ isChanging: true }, 200)
  const minutes = differenceInMinutes(until, backend.clock.now(), { roundingMethod: 'ceil' })
  return data({ email, error: copy.tooMany(minutes) }, 429)
}

export default function ReaderSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { reader } = loaderData
  if (!reader) return <DeadLink title={copy.unknownTitle} text={copy.unknown} />
  const { state, email } = reader
  if (state === 'left' || email === null) {
    return (
      <ReaderPage title={copy.leftTitle}>
        <p role="status">{copy.left}</p>
      </ReaderPage>
    )
  }
  const answer: { email?: string; error?: string | undefined; isChanging?: boolean } =
    actionData ?? {}
  return (
    <ReaderPage title={copy.ownTitle}>
      <p role="status">{copy.states[state](email)}</p>
      <div className="flex flex-wrap gap-3">
        {state === 'active' ? (
          <PostButton label={copy.pause} name="pause" />
        ) : (
          <PostButton label={copy.resume} name="resume" />
        )}
        <PostButton label={copy.leave} name="leave" />
      </div>
      <h2 className="mt-6">{copy.changeTitle}</h2>
      {answer.isChanging ? (
        <p role="status">{copy.changeSent}</p>
      ) : (
        <form method="post" className="grid w-full gap-3" data-needs-server="">
          <label htmlFor="ny-adresse" className="font-semibold text-small">
            {copy.newEmail}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="ny-adresse"
              type="email"
              name="email"
              defaultValue={answer.email}
              autoComplete="email"
              required
              maxLength={254}
              aria-invalid={answer.error ? true : undefined}
              aria-describedby={answer.error ? 'ny-adresse-fejl' : undefined}
              className={fieldClasses}
            />
            <button type="submit" name="intent" value="change" className="button">
              {copy.change}
            </button>
          </div>
          {answer.error && (
            <p id="ny-adresse-fejl" role="alert" className="text-small">
              {answer.error}
            </p>
          )}
        </form>
      )}
      <h2 className="mt-6">{copy.storedTitle}</h2>
      <StoredFacts reader={{ ...reader, email }} />
    </ReaderPage>
  )
}

function StoredFacts({ reader }: { reader: Reader & { email: string } }) {
  const facts = [
    { label: copy.storedEmail, fact: reader.email },
    { label: copy.storedSince, fact: reader.since },
    { label: copy.storedLetters, fact: String(reader.letters) },
    ...reader.consents.map((consent) => ({
      label: copy.storedConsent,
      fact: copy.consent(consent),
    })),
  ]
  return (
    <dl className="w-full border-rule border-t text-small">
      {facts.map(({ label, fact }) => (
        <div key={fact} className="border-rule border-b py-2.5">
          <dt className="label">{label}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
