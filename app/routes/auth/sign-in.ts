import { signInForm } from '~/domain/admins/admins.form'
import { signIn } from '~/domain/admins/sign-in.server'
import { readForm } from '~/forms/form'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/visit.server'
import type { Route } from './+types/sign-in'
import { answerSignIn } from './sign-in-answer'

export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const visit = context.get(visitContext)
  visit.isPrivate = true
  const form = await request.formData()
  const { value, errors } = readForm(signInForm, form)
  if (errors) return Response.json({ errors }, { status: 422 })
  const { headers } = request
  return answerSignIn(await signIn(backend, { ...value, headers, ip: visit.clientIp }), backend)
}
