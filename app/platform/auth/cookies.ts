const daySeconds = 24 * 60 * 60

/** The names of the two cookies that signing in sets. A visitor never gets one. */
export interface CookieNames {
  /** The session's token, signed. */
  session: string
  /** Tells that somebody signed in successfully from this browser before. */
  device: string
}

/** With https the names make browsers insist on Secure, on this very host and on the whole site. */
export function cookieNames(siteUrl: string): CookieNames {
  const prefix = isSecure(siteUrl) ? '__Host-' : ''
  return { session: `${prefix}skrivestue`, device: `${prefix}skrivestue-device` }
}

/** Cheap enough to be asked for every request: whether a session's cookie came along. */
export function carriesSession(cookies: string | undefined, { session }: CookieNames): boolean {
  return cookies?.includes(`${session}=`) ?? false
}

/** The value of a cookie that came with a request. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const pairs = headers.get('Cookie')?.split(';') ?? []
  const pair = pairs.map((part) => part.trim()).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** A `Set-Cookie` for a value of letters, digits and dots. Without days it takes the cookie back. */
export function cookieLine(siteUrl: string, name: string, value: string, days = 0): string {
  const secure = isSecure(siteUrl) ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${days * daySeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}
