import { data, href, redirect, useNavigate } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { SignInForm } from '~/admin/sign-in/sign-in-form'
import { signInCopy } from '~/domain/admins/admins.copy'
import { signInForm } from '~/domain/admins/admins.form'
import { signIn } from '~/domain/admins/sign-in.server'
import { type FieldErrors, readForm } from '~/forms/form'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import type { Route } from './+types/sign-in'
import { answerAttempt, cookieHeaders, type SignInAnswer } from './sign-in-answer'

type Context = Route.ActionArgs['context']

/** Answers the login dialog's request with JSON, and a form sent without scripts with a page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    const isForm = request.method !== 'POST' || request.headers.get('Accept')?.includes('text/html')
    return isForm ? next() : attemptSignIn(request, context)
  },
]

async function attemptSignIn(request: Request, context: Readonly<Context>): Promise<Response> {
  const backend = context.get(backendContext)
  const form = await request.clone().formData()
  const { value, errors } = readForm(signInForm, form)
  if (errors) return Response.json({ errors } satisfies SignInAnswer, { status: 422 })
  const { headers } = request
  const ip = context.get(visitContext).clientIp
  return answerAttempt(backend, () => signIn(backend, { ...value, headers, ip }))
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const admin = await currentAdmin(backend, request)
  if (admin) throw redirect(href('/admin/forside'))
  return { canMail: backend.mail !== undefined }
}

/** Answers a form sent without scripts. The page never contains the password, which must be typed again. */
export async function action({ request, context }: Route.ActionArgs) {
  const response = await attemptSignIn(request, context)
  const headers = cookieHeaders(response.headers.getSetCookie())
  if (response.ok) return redirect(href('/admin/forside'), { status: 303, headers })
  const answer = (await response.json()) as SignInAnswer
  const form = await request.formData()
  const wait = response.headers.get('Retry-After')
  return data(
    { email: String(form.get('email') ?? ''), refused: toFieldErrors(answer, form.has('code')) },
    { status: response.status, headers: wait ? { 'Retry-After': wait } : {} },
  )
}

/** Adds the action's `Retry-After` to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Turns a toast into an error beside the password, since there are no toasts without scripts. */
function toFieldErrors(answer: SignInAnswer, hadCode: boolean) {
  const errors: FieldErrors =
    'toast' in answer ? { password: answer.toast.description ?? answer.toast.title } : answer.errors
  const needsCode = hadCode || ('needsCode' in answer && answer.needsCode)
  return { errors, needsCode }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <AuthPage title={signInCopy.title}>
      <SignInForm
        canMail={loaderData.canMail}
        submitted={actionData}
        onSignedIn={() => void navigate(href('/admin/forside'), { replace: true })}
      />
    </AuthPage>
  )
}
