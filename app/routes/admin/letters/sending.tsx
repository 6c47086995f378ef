import { data, href, Link } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { useReloadWhile } from '~/admin/screen/use-reload-while'
import { letterCopy } from '~/domain/letters/letters.copy'
import { storedLetter } from '~/domain/letters/letters.server'
import { checkLetter } from '~/domain/letters/sending/checks.server'
import { composeLetter } from '~/domain/letters/sending/compose.server'
import { type SendingProgress, sendingProgress } from '~/domain/letters/sending/progress.server'
import { sendingCopy as copy } from '~/domain/letters/sending/sending.copy'
import {
  changeSending,
  isSendingChange,
  sendAgain,
  sendTest,
} from '~/domain/letters/sending/sending-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/sending'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const letter = await storedLetter(backend, params.id)
  if (!letter) throw data(null, 404)
  return {
    title: letter.title,
    canMail: backend.mail !== undefined,
    progress: await sendingProgress(backend, params.id),
    checks: checkLetter(backend, await composeLetter(backend, letter)),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'test') {
    return answerCommand(context, () => sendTest(backend, admin, params.id), {
      done: copy.tested(admin.email),
      failed: copy.notTested,
    })
  }
  if (intent === 'send-again') {
    const reader = String(form.get('reader') ?? '')
    return answerCommand(context, () => sendAgain(backend, admin, params.id, reader), {
      done: copy.sent,
      failed: copy.notChanged,
    })
  }
  if (!isSendingChange(intent)) throw data(null, 400)
  return answerCommand(context, () => changeSending(backend, admin, params.id, intent), {
    done: { pause: copy.paused, resume: copy.resumed, stop: copy.stopped }[intent],
    failed: copy.notChanged,
  })
}

export default function SendingScreen({ loaderData, params }: Route.ComponentProps) {
  const { title, canMail, progress, checks } = loaderData
  const { id } = params
  const command = useCommand()
  useReloadWhile(progress?.state === 'sending' || progress?.state === 'waiting', 2000)
  return (
    <AdminPage
      title={copy.legend}
      intro={title}
      page="/brev"
      action={
        <Link to={href('/admin/brev/:id', { id })} className="link py-1 text-small">
          {letterCopy.edit}
        </Link>
      }
    >
      {!canMail && <p role="status">{copy.noMail}</p>}
      {progress && <Progress progress={progress} />}
      <FormSection title={copy.preview} intro={copy.previewIntro}>
        <ul className="flex flex-wrap gap-3">
          {Object.entries(copy.previewAs).map(([form, name]) => (
            <li key={form}>
              <a
                href={href('/admin/brev/:id/som/:form', { id, form })}
                target="_blank"
                rel="noopener"
                className="button"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Button className="button justify-self-start" onClick={() => command({ intent: 'test' })}>
          {copy.test}
        </Button>
      </FormSection>
      <FormSection title={copy.checks} intro={copy.checksIntro}>
        <ul className="border-rule border-t text-small">
          {checks.map(({ isFine, text }) => (
            <li key={text} className="flex gap-3 border-rule border-b py-2">
              <span aria-hidden="true">{isFine ? '✓' : '!'}</span>
              <span>
                <span className="sr-only">{isFine ? copy.fine : copy.notFine}: </span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </FormSection>
    </AdminPage>
  )
}

function Progress({ progress }: { progress: SendingProgress }) {
  const { state, reason, sent, all, queued, failed, skipped, uncertain, unsure } = progress
  const command = useCommand()
  const rest = [
    queued > 0 && copy.waiting(queued),
    failed > 0 && copy.failed(failed),
    skipped > 0 && copy.skipped(skipped),
  ].filter(Boolean)
  return (
    <FormSection title={copy.progressTitle}>
      <p role="status">
        {state === 'waiting' ? copy.progress.waiting : copy.progress[state](sent, all)}
      </p>
      {all > 0 && (
        <progress
          value={sent}
          max={all}
          aria-label={copy.progressTitle}
          className="h-3 w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent"
        />
      )}
      {rest.length > 0 && <p className="text-faded text-small">{rest.join(' · ')}</p>}
      {reason && <p className="text-small">{copy.reasons[reason] ?? copy.reason(reason)}</p>}
      <div className="flex flex-wrap gap-3">
        {state === 'sending' && (
          <Button onClick={() => command({ intent: 'pause' })}>{copy.pause}</Button>
        )}
        {state === 'paused' && (
          <Button onClick={() => command({ intent: 'resume' })}>{copy.resume}</Button>
        )}
        {(state === 'sending' || state === 'paused' || state === 'waiting') && (
          <ConfirmButton
            label={copy.stop}
            title={copy.stopTitle}
            text={copy.stopQuestion}
            confirm={copy.stop}
            onConfirm={() => command({ intent: 'stop' })}
          >
            {copy.stop}
          </ConfirmButton>
        )}
      </div>
      {uncertain > 0 && <p className="text-small">{copy.uncertain(uncertain)}</p>}
      <ul className="border-rule border-t text-small empty:hidden">
        {unsure.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 border-rule border-b py-2"
          >
            <span className="wrap-anywhere min-w-0 flex-1">
              {one.email ?? copy.goneReader}
              <span className="block text-caption text-faded">
                {one.state === 'uncertain' ? copy.uncertainOne : copy.refusedOne(one.reason ?? '')}
              </span>
            </span>
            {one.email && (
              <Button
                className="button-quiet"
                aria-label={copy.sendAgainFor(one.email)}
                onClick={() => command({ intent: 'send-again', reader: one.id })}
              >
                {copy.sendAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
