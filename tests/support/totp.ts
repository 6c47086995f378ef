import { Secret, TOTP } from 'otpauth'

/**
 * The code that an authenticator app shows.
 * @param key in base32, as the screen shows it
 */
export function appCode(key: string, instant = new Date()): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  return new TOTP({ secret }).generate({ timestamp: instant.getTime() })
}
