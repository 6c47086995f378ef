import { RowButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { FormSection } from '~/admin/screen/form-section'
import { mailFailureText, outboxCopy as text } from '~/domain/mails/outbox.copy'
import type { unsentMails } from '~/platform/mail/outbox.server'

type OutboxSectionProps = Awaited<ReturnType<typeof unsentMails>> & { canMail: boolean }

/** The mails that wait, and those that failed. */
export function OutboxSection({ total, mails, canMail }: OutboxSectionProps) {
  const command = useCommand()
  return (
    <FormSection title={text.title} intro={canMail ? text.intro : text.noServer}>
      {total === 0 && canMail && <p className="text-faded text-small">{text.none}</p>}
      <ul className="border-rule border-t text-small empty:hidden">
        {mails.map(({ id, subject, recipient, attempts, failure, next_attempt_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 border-rule border-b py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {subject}
              <span className="block text-caption text-faded">
                {`Til ${recipient}`} · {stateOf(next_attempt_at, attempts)}
              </span>
              {failure && <span className="block text-caption">{mailFailureText(failure)}</span>}
            </span>
            {attempts > 0 || next_attempt_at === null ? (
              <RowButton
                label="Prøv igen"
                name={subject}
                onClick={() => command({ intent: 'retry', id })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {total > mails.length && <p>{text.more(total - mails.length)}</p>}
    </FormSection>
  )
}

function stateOf(next: string | null, attempts: number): string {
  if (next === null) return `${text.givenUp}, ${text.attempts(attempts)}`
  return attempts === 0 ? text.waiting : `${text.next(next)}, ${text.attempts(attempts)}`
}
