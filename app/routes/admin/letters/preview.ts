import { data } from 'react-router'
import { storedLetter } from '~/domain/letters/letters.server'
import { composeLetter, previewOf } from '~/domain/letters/sending/compose.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/preview'

/** The letter as mail programs show it: on a phone, in the dark, or without HTML. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const letter = await storedLetter(backend, params.id)
  if (!letter) throw data(null, 404)
  const { html, plain } = previewOf(await composeLetter(backend, letter))
  if (params.form === 'tekst') return answer(plain, 'text/plain')
  if (params.form === 'telefon') return answer(html.replace('<style>', `<style>${phoneStyles}`))
  if (params.form === 'moerk') return answer(html.replace('(prefers-color-scheme: dark)', 'all'))
  throw data(null, 404)
}

const phoneStyles = 'html{max-width:390px;margin:0 auto;border:1px solid}'

function answer(text: string, type = 'text/html') {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-popups; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}
