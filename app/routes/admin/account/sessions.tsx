import { FormSection } from '~/admin/form/form-section'
import { useCommand } from '~/admin/saving/use-command'
import { accountCopy } from '~/domain/admins/account.copy'
import type { ListedSession } from '~/domain/admins/sessions.server'
import { Button } from '~/ui/button'

/** The account's sessions, each with a button to end it. */
export function Sessions({ sessions }: { sessions: ListedSession[] }) {
  const send = useCommand()
  const { title, intro, currentSession, lastUsed, signOut, signOutOthers } = accountCopy.sessions
  return (
    <FormSection title={title} intro={intro}>
      <ul className="border-rule border-t text-small empty:hidden">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{session.device}</span>
              <span className="block text-caption text-faded">
                {lastUsed} <time dateTime={session.usedAt}>{session.usedAtText}</time>
              </span>
            </span>
            {session.isCurrent ? (
              <span className="text-faded">{currentSession}</span>
            ) : (
              <Button onClick={() => send({ intent: 'end', id: session.id })}>
                {signOut}
                <span className="sr-only">: {session.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="button justify-self-start"
          onClick={() => send({ intent: 'end-others' })}
        >
          {signOutOthers}
        </Button>
      )}
    </FormSection>
  )
}
