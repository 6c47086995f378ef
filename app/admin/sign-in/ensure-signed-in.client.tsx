import { createRoot } from 'react-dom/client'
import { href } from 'react-router'
import { LoginDialog } from './login-dialog'

let asking: Promise<boolean> | undefined

/**
 * To be called before a save or an upload: when the session has expired, the login dialog opens over
 * the page, and nothing on it is lost. Resolves to whether somebody is signed in now. Where the
 * server gives no clear answer, the save itself finds out.
 */
export async function ensureSignedIn(): Promise<boolean> {
  const answer = await fetch(href('/admin/session'), { cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 401) return true
  const { canMail } = (await answer.json()) as { canMail: boolean }
  asking ??= askToSignIn(canMail).finally(() => {
    asking = undefined
  })
  return asking
}

/** A root of its own: the page below is left exactly as it is. */
function askToSignIn(canMail: boolean): Promise<boolean> {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  return new Promise((resolve) => {
    const answer = (signedIn: boolean) => () => {
      root.unmount()
      host.remove()
      resolve(signedIn)
    }
    root.render(<LoginDialog canMail={canMail} onSignedIn={answer(true)} onClose={answer(false)} />)
  })
}
