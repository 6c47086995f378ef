import {
  browserSupportsWebAuthn,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { signInCopy } from '~/domain/admins/admins.copy'
import type { ToastText } from '~/forms/answer'
import type { FieldErrors } from '~/forms/form'

/** The result of a sign-in attempt. */
export interface SignInAnswer {
  ok: boolean
  errors?: FieldErrors
  toast?: ToastText
  /** Whether the account also needs a code. */
  needsCode?: boolean
}

const passkeyPath = href('/admin/log-ind/adgangsnoegle')

/** Signs in with email, password and, if needed, a code. */
export function signInWithPassword(credentials: FormData): Promise<SignInAnswer> {
  const entries = [...credentials].map(([name, value]) => [name, String(value)])
  return post(href('/admin/log-ind'), new URLSearchParams(entries))
}

/** Signs in with a passkey; the result tells if none was found or the author cancelled. */
export async function signInWithPasskey(): Promise<SignInAnswer> {
  try {
    const options = await fetch(passkeyPath, { cache: 'no-store' })
    if (!options.ok) throw new Error(options.statusText)
    const used = await startAuthentication({ optionsJSON: await options.json() })
    return await post(passkeyPath, new URLSearchParams({ answer: JSON.stringify(used) }))
  } catch (error) {
    const toast = isOfTheBrowser(error)
      ? { title: signInCopy.failed, description: signInCopy.passkeyCancelled }
      : signInCopy.unexpectedError
    return { ok: false, toast }
  }
}

/** Whether the browser supports passkeys; undefined until hydration. */
export function usePasskeysKnown(): boolean | undefined {
  const [known, setKnown] = useState<boolean>()
  useEffect(() => setKnown(browserSupportsWebAuthn()), [])
  return known
}

/** Whether the author cancelled or the browser has no passkey: not an error of the site. */
export function isOfTheBrowser(error: unknown): boolean {
  return error instanceof WebAuthnError || error instanceof DOMException
}

async function post(path: string, body: URLSearchParams): Promise<SignInAnswer> {
  try {
    const response = await fetch(path, { method: 'POST', body })
    if (response.status >= 500) throw new Error(response.statusText)
    return { ok: response.ok, ...((await response.json()) as Omit<SignInAnswer, 'ok'>) }
  } catch {
    return { ok: false, toast: signInCopy.unexpectedError }
  }
}
