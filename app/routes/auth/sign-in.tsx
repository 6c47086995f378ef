import { data, href, redirect } from 'react-router'
import { AuthPage } from '~/admin/auth-page'
import { CredentialField } from '~/admin/credential-field'
import { CredentialForm } from '~/admin/credential-form'
import { signInCopy } from '~/domain/admins/admins.copy'
import { signInForm } from '~/domain/admins/admins.form'
import { signIn } from '~/domain/admins/sign-in.server'
import { type FieldErrors, readForm } from '~/forms/form'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import type { Route } from './+types/sign-in'
import { answerSignIn, type SignInAnswer } from './sign-in-answer'

type Context = Route.ActionArgs['context']

/** The login dialog asks by a fetch of its own and is answered in JSON; a browser's form gets a page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    const isForm = request.method !== 'POST' || request.headers.get('Accept')?.includes('text/html')
    return isForm ? next() : attempt(request, context)
  },
]

async function attempt(request: Request, context: Readonly<Context>): Promise<Response> {
  const backend = context.get(backendContext)
  const visit = context.get(visitContext)
  visit.isPrivate = true
  const form = await request.clone().formData()
  const { value, errors } = readForm(signInForm, form)
  if (errors) return Response.json({ errors } satisfies SignInAnswer, { status: 422 })
  const { headers } = request
  return answerSignIn(await signIn(backend, { ...value, headers, ip: visit.clientIp }), backend)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  context.get(visitContext).isPrivate = true
  const admin = await currentAdmin(context.get(backendContext), request)
  if (admin) throw redirect(href('/admin/forside'))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const response = await attempt(request, context)
  const cookies = response.headers.getSetCookie()
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  if (response.ok) return redirect(href('/admin/forside'), { status: 303, headers })
  const refused = (await response.json()) as SignInAnswer
  const form = await request.formData()
  const wait = response.headers.get('Retry-After')
  return data(
    { email: String(form.get('email') ?? ''), refused },
    { status: response.status, headers: wait ? { 'Retry-After': wait } : {} },
  )
}

/** What the login dialog asks, as a page of its own, for a browser in which no script runs (yet). */
export default function SignIn({ actionData }: Route.ComponentProps) {
  const refused = actionData?.refused
  const said = refused && 'toast' in refused ? refused.toast.description : undefined
  const asked = refused && 'errors' in refused ? refused : undefined
  const errors: FieldErrors = { ...asked?.errors, ...(said && { password: said }) }
  return (
    <AuthPage title={signInCopy.title}>
      <CredentialForm errors={errors} submit={signInCopy.submit} isWholePage>
        <CredentialField
          name="email"
          type="email"
          label={signInCopy.email}
          autoComplete="username"
          defaultValue={actionData?.email}
          error={errors.email}
        />
        <CredentialField
          name="password"
          type="password"
          label={signInCopy.password}
          autoComplete="current-password"
          error={errors.password}
        />
        {asked?.needsCode && (
          <CredentialField
            name="code"
            type="text"
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            autoComplete="one-time-code"
            error={errors.code}
          />
        )}
      </CredentialForm>
    </AuthPage>
  )
}
