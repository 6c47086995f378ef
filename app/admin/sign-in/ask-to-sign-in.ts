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

export interface SignInAnswer {
  ok: boolean
  errors?: FieldErrors
  toast?: ToastText
  needsCode?: boolean
}

const passkeyPath = href('/admin/log-ind/adgangsnoegle')

export function signInWithPassword(credentials: FormData): Promise<SignInAnswer> {
  const entries = [...credentials].map(([name, value]) => [name, String(value)])
  return post(href('/admin/log-ind'), new URLSearchParams(entries))
}

/** Signs in with a passkey. If there is none or the author cancels, the toast of the answer says so. */
export async function signInWithPasskey(): Promise<SignInAnswer> {
  try {
    const options = await fetch(passkeyPath, { cache: 'no-store' })
    if (!options.ok) throw new Error(options.statusText)
    const response = await startAuthentication({ optionsJSON: await options.json() })
    return await post(passkeyPath, new URLSearchParams({ answer: JSON.stringify(response) }))
  } catch (error) {
    const toast = isBrowserError(error)
      ? { title: signInCopy.failed, description: signInCopy.passkeyCancelled }
      : signInCopy.unexpectedError
    return { ok: false, toast }
  }
}

/** Whether the browser supports passkeys; undefined until hydration. */
export function usePasskeySupport(): boolean | undefined {
  const [isSupported, setSupported] = useState<boolean>()
  useEffect(() => setSupported(browserSupportsWebAuthn()), [])
  return isSupported
}

/** Whether the browser threw it because it has no passkey or the author cancelled. */
export function isBrowserError(error: unknown): boolean {
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
