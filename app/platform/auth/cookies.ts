type CookieNames = ReturnType<typeof cookieNames>

/**
 * With https, the prefix makes browsers require Secure, no Domain and path `/`. The cookie `device` shows that this
 * browser has signed in to an account before.
 */
export function cookieNames(siteUrl: string) {
  const prefix = isSecure(siteUrl) ? '__Host-' : ''
  return { session: `${prefix}skrivestue`, device: `${prefix}skrivestue-device` }
}

export function hasSessionCookie(cookies: string | undefined, { session }: CookieNames): boolean {
  return cookies?.includes(`${session}=`) ?? false
}

export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = headers.get('Cookie')?.split(';') ?? []
  const pair = pairs.map((part) => part.trim()).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** A `Set-Cookie` line; the value must need no escaping. Without seconds it removes the cookie. */
export function cookieLine(siteUrl: string, name: string, value: string, seconds = 0): string {
  const secure = isSecure(siteUrl) ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}
