import { z } from 'zod'
import type { Backend } from '~/platform/backend.server'

const maxResponseLength = 12_000

const base64url = z.string().regex(/^[\w-]+$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A device's response when a passkey is created. */
const registrationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
})

/** A device's response when a passkey is used. */
const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((value) => value ?? undefined),
  }),
})

export type RegistrationResponse = z.output<typeof registrationResponse>
export type AuthenticationResponse = z.output<typeof authenticationResponse>

/** Parses the browser's response in a form field; undefined if it is invalid. */
export function parseRegistration(text: string): RegistrationResponse | undefined {
  return registrationResponse.safeParse(parseJson(text)).data
}

/** Parses the browser's response in a form field; undefined if it is invalid. */
export function parseAuthentication(text: string): AuthenticationResponse | undefined {
  return authenticationResponse.safeParse(parseJson(text)).data
}

/** The challenge in a browser's response; empty if there is none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  const clientData = parseJson(decodeBase64url(response.clientDataJSON))
  const { data } = z.object({ challenge: base64url }).safeParse(clientData)
  return data ? decodeBase64url(data.challenge) : ''
}

/** The relying party of WebAuthn, from the configuration; the Host of a request cannot be trusted. */
export function relyingParty({ siteUrl }: Pick<Backend, 'siteUrl'>) {
  const { origin, hostname } = new URL(siteUrl)
  return { name: 'Skrivestue', origin, id: hostname }
}

function parseJson(text: string): unknown {
  if (text.length > maxResponseLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function encodeBase64url(value: string | Uint8Array): string {
  return Buffer.from(value).toString('base64url')
}

export function decodeBase64url(value: string): string {
  return Buffer.from(value, 'base64url').toString('utf8')
}
