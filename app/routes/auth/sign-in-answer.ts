import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { signInCopy, tooManyAttemptsText } from '~/domain/admins/admins.copy'
import type { SignInResult } from '~/domain/admins/admission.server'
import type { ToastText } from '~/forms/answer'
import { errorCopy } from '~/forms/errors.copy'
import type { FieldErrors } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { statusOf } from '~/platform/runtime/domain-error'
import { faultLines, faultOf } from '~/platform/runtime/fault'

export type SignInAnswer = { errors: FieldErrors; needsCode?: true } | { toast: ToastText }

/** A failure that is known, such as a full disk, is answered in words. */
export async function answerAttempt(
  backend: Backend,
  attempt: () => Promise<SignInResult>,
): Promise<Response> {
  try {
    return answerSignIn(await attempt(), backend)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    backend.log.error(faultLines[fault])
    return answer(statusOf[fault], { title: signInCopy.failed, description: errorCopy[fault] })
  }
}

export function answerSignIn(result: SignInResult, { clock }: Pick<Backend, 'clock'>): Response {
  switch (result.kind) {
    case 'signed-in':
      return answer(200, signInCopy.signedIn, cookieHeaders(result.cookies))
    case 'invalid':
      return answer(401, { title: signInCopy.failed, description: signInCopy.invalid })
    case 'passkey-refused':
      return answer(401, { title: signInCopy.failed, description: signInCopy.passkeyRefused })
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
      const toast = { title: signInCopy.failed, description: tooManyAttemptsText(minutes) }
      return answer(429, toast, [['Retry-After', String(minutes * 60)]])
    }
  }
}

function answer(status: number, toast: ToastText, headers?: [string, string][]): Response {
  return Response.json({ toast } satisfies SignInAnswer, { status, headers })
}

export function cookieHeaders(cookies: string[]): [string, string][] {
  return cookies.map((cookie) => ['Set-Cookie', cookie])
}
