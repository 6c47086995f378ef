import { href } from 'react-router'

export function letterPath(slug: string): string {
  return href('/brev/:slug', { slug })
}

export const letterFeed = { path: '/brev/feed.xml', type: 'application/atom+xml' }

/** The path that mail programs post to, without session, cookie and origin (RFC 8058). */
export function leavePath(token: string): string {
  return href('/brev/afmeld/:token', { token })
}

export function readerPath(token: string): string {
  return href('/brev/laeser/:token', { token })
}

/** Larger letters are cut by Gmail. */
export const maxLetterBytes = 100_000
