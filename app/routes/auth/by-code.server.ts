import {
  type ActionFunctionArgs,
  data,
  href,
  type MiddlewareFunction,
  redirect,
} from 'react-router'
import type { z } from 'zod'
import { signInWithoutLimit } from '~/domain/admins/sign-in.server'
import { errorCopy } from '~/forms/errors.copy'
import { type FieldErrors, readForm } from '~/forms/form'
import { type Backend, backendContext } from '~/platform/backend.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import { cookieHeaders } from './sign-in-answer'

type PageArgs = Pick<ActionFunctionArgs, 'request' | 'context'>

interface Credentials {
  email: string
  password: string
}

/** Sets a header that keeps the page's URL, which contains a code, from being sent to linked sites. */
export const withoutReferrer: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

export async function readCodePage(
  { request, context }: PageArgs,
  isValid: (backend: Backend, code: string) => Promise<boolean>,
) {
  const isValidCode = await isValid(context.get(backendContext), readCode(request))
  return data({ isValidCode }, isValidCode ? 200 : 404)
}

/** @param use consumes the code; returns undefined if it is invalid */
export async function answerCodeForm<Form extends z.ZodType<{ password: string }>>(
  { request, context }: PageArgs,
  schema: Form,
  use: (backend: Backend, code: string, form: z.output<Form>) => Promise<Credentials | undefined>,
) {
  const backend = context.get(backendContext)
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const { value, errors } = readForm(schema, form)
  if (errors) return data({ email, errors }, 422)
  try {
    const credentials = await use(backend, readCode(request), value)
    if (!credentials) return redirect(new URL(request.url).pathname)
    return await signInAndRedirect(backend, request, credentials)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const fieldErrors: FieldErrors = { [error.field ?? 'password']: errorCopy[error.code] }
    return data({ email, errors: fieldErrors }, statusOf[error.code])
  }
}

function readCode(request: Request): string {
  return new URL(request.url).searchParams.get('kode') ?? ''
}

/** Signs in with the new password. If that fails, the back-office asks for the password again. */
async function signInAndRedirect(backend: Backend, { headers }: Request, credentials: Credentials) {
  const result = await signInWithoutLimit(backend, { ...credentials, headers }).catch(
    undefinedIfBusy,
  )
  const cookies = result?.kind === 'signed-in' ? result.cookies : []
  return redirect(href('/admin/forside'), { headers: cookieHeaders(cookies) })
}

function undefinedIfBusy(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'busy')) throw error
}
