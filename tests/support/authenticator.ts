import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Deviations from an honest response. */
interface Deviations {
  origin?: string
  rpId?: string
  userVerified?: boolean
  counter?: number
  userHandle?: string
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId?: string
}

/** A software authenticator with one ES256 passkey. It responds like a browser, with JSON text. */
export class Authenticator {
  readonly credentialId = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Creates the passkey. */
  make({ challenge, rp, user }: CreationOptions, lies: Deviations = {}): string {
    this.#userHandle = user.id
    const authData = Buffer.concat([
      this.#authenticatorData({ rpId: rp.id, ...lies }, attested),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.credentialId, 'base64url'),
      this.#publicKey(),
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lies),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    })
  }

  /** Uses the passkey and increments its counter. */
  use({ challenge, rpId }: RequestOptions, lies: Deviations = {}): string {
    this.#counter++
    const clientDataJSON = this.#clientData('webauthn.get', challenge, lies)
    const authData = this.#authenticatorData({ rpId, ...lies })
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'))
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), this.#keys.privateKey).toString(
        'base64url',
      ),
      userHandle: lies.userHandle ?? this.#userHandle,
    })
  }

  #answer(response: Record<string, string>): string {
    const id = this.credentialId
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviations): string {
    const clientData = { type, challenge, origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(clientData)).toString('base64url')
  }

  #authenticatorData({ rpId = '', userVerified = true, counter }: Deviations, more = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.#counter)
    const flags = present | (userVerified ? verified : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  /** COSE: an elliptic curve key of P-256 for ES256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }
}

const present = 0x01
const verified = 0x04
const attested = 0x40

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
