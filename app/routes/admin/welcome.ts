import { setWelcomeHidden } from '~/domain/admins/accounts.server'
import { welcomeCopy } from '~/domain/welcome/welcome.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/welcome'
import { answerCommand } from './answer.server'

export { clientAction } from '~/admin/saving/failed-action'

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const intent = (await request.formData()).get('intent')
  if (intent !== 'hide' && intent !== 'show') return new Response(null, { status: 400 })
  const isHidden = intent === 'hide'
  const set = () => setWelcomeHidden(backend, admin, isHidden)
  return answerCommand(context, set, {
    done: isHidden
      ? { title: welcomeCopy.hidden, undo: { intent: 'show' } }
      : { title: welcomeCopy.shown },
    failed: welcomeCopy.notToggled,
  })
}
