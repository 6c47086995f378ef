import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { signInCopy, tooManyText } from '~/domain/admins/admins.copy'
import { signInForm } from '~/domain/admins/admins.form'
import { type SignIn, signIn } from '~/domain/admins/sign-in.server'
import type { ToastText } from '~/forms/answer'
import { errorCopy } from '~/forms/errors.copy'
import { type FieldErrors, readForm } from '~/forms/form'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/visit.server'
import type { Route } from './+types/sign-in'

/** What the login dialog is answered: errors beside the fields, or a toast. */
export type SignInAnswer = { errors: FieldErrors; needsCode?: true } | { toast: ToastText }

export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const visit = context.get(visitContext)
  visit.isPrivate = true
  const form = await request.formData().catch(() => new FormData())
  const { value, errors } = readForm(signInForm, form)
  if (errors) return Response.json({ errors }, { status: 422 })
  const { headers } = request
  return answerTo(await signIn(backend, { ...value, headers, ip: visit.clientIp }), backend)
}

function answerTo(result: SignIn, { clock }: Backend): Response {
  switch (result.kind) {
    case 'signed-in':
      return answer(200, signInCopy.done, cookieHeaders(result.cookies))
    case 'invalid':
      return answer(401, { title: signInCopy.failed, description: signInCopy.invalid })
    case 'code-needed':
      return Response.json({ errors: {}, needsCode: true } satisfies SignInAnswer, { status: 401 })
    case 'code-wrong': {
      const errors = { code: signInCopy.codeWrong }
      return Response.json({ errors, needsCode: true } satisfies SignInAnswer, { status: 401 })
    }
    case 'not-admin':
      return answer(403, signInCopy.denied)
    case 'busy':
      return answer(503, { title: signInCopy.failed, description: errorCopy.busy }, [
        ['Retry-After', '5'],
      ])
    case 'too-many': {
      const minutes = differenceInMinutes(result.until, clock.now(), { roundingMethod: 'ceil' })
      const toast = { title: signInCopy.failed, description: tooManyText(minutes) }
      return answer(429, toast, [['Retry-After', String(minutes * 60)]])
    }
  }
}

function answer(status: number, toast: ToastText, headers?: [string, string][]): Response {
  return Response.json({ toast } satisfies SignInAnswer, { status, headers })
}

function cookieHeaders(cookies: string[]): [string, string][] {
  return cookies.map((cookie) => ['Set-Cookie', cookie])
}
