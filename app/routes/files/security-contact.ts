import { contactPage } from '~/domain/contact/contact.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/security-contact'
import { fileNotFound } from './file-answer.server'

const validDays = 180

/** The contact for reports of vulnerabilities (RFC 9116); 404 while no e-mail address is public. */
export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { email } = await contactPage(backend)
  if (!email) return fileNotFound()
  const expires = new Date(backend.clock.now().getTime() + validDays * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: da, en',
    `Canonical: ${backend.siteUrl}/.well-known/security.txt`,
  ]
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
