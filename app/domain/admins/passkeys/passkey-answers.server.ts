import { z } from 'zod'
import type { Backend } from '~/platform/backend.server'

const longestAnswer = 12_000

const base64url = z.string().regex(/^[\w-]+$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a device answers when a passkey is made. */
const madePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
})

/** What a device answers when a passkey is used. */
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

/** The browser's answer, from the text of a form field; undefined where it is none. */
export function readMadePasskey(text: string): MadePasskey | undefined {
  return madePasskey.safeParse(parsed(text)).data
}

/** The browser's answer, from the text of a form field; undefined where it is none. */
export function readUsedPasskey(text: string): UsedPasskey | undefined {
  return usedPasskey.safeParse(parsed(text)).data
}

/** The challenge that an answer says it is for; empty where it says nothing. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const clientData = parsed(textOf(response.clientDataJSON))
  const { data } = z.object({ challenge: base64url }).safeParse(clientData)
  return data ? textOf(data.challenge) : ''
}

/** Who asks and where, as devices know it: from the configuration, never from a request. */
export function relyingParty({ siteUrl }: Pick<Backend, 'siteUrl'>) {
  const { origin, hostname } = new URL(siteUrl)
  return { name: 'Skrivestue', origin, id: hostname }
}

function parsed(text: string): unknown {
  if (text.length > longestAnswer) return undefined
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
