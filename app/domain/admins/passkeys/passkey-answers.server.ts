import { z } from 'zod'
import type { Backend } from '~/platform/backend.server'

const maxAnswerLength = 12_000

const base64url = z.string().regex(/^[\w-]+$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A device's response when a passkey is created. */
const madePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
})

/** A device's response when a passkey is used. */
const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((value) => value ?? undefined),
  }),
})

export type MadePasskey = z.output<typeof madePasskey>
export type UsedPasskey = z.output<typeof usedPasskey>

/** Parses the browser's response in a form field; undefined if it is invalid. */
export function readMadePasskey(text: string): MadePasskey | undefined {
  return madePasskey.safeParse(parsed(text)).data
}

/** Parses the browser's response in a form field; undefined if it is invalid. */
export function readUsedPasskey(text: string): UsedPasskey | undefined {
  return usedPasskey.safeParse(parsed(text)).data
}

/** The challenge that a response claims to answer; empty if it names none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const clientData = parsed(textOf(response.clientDataJSON))
  const { data } = z.object({ challenge: base64url }).safeParse(clientData)
  return data ? textOf(data.challenge) : ''
}

/** The relying party of WebAuthn: from the configuration, never from a request. */
export function relyingParty({ siteUrl }: Pick<Backend, 'siteUrl'>) {
  const { origin, hostname } = new URL(siteUrl)
  return { name: 'Skrivestue', origin, id: hostname }
}

function parsed(text: string): unknown {
  if (text.length > maxAnswerLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function base64urlOf(value: string | Uint8Array): string {
  return Buffer.from(value).toString('base64url')
}

export function textOf(value: string): string {
  return Buffer.from(value, 'base64url').toString('utf8')
}
