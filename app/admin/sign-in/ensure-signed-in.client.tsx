import { createRoot } from 'react-dom/client'
import { href } from 'react-router'
import { LoginDialog } from './login-dialog'

let asking: Promise<boolean> | undefined

/**
 * Checks the session before a save or an upload; if it has expired, opens the login dialog over the
 * page. Resolves to whether the author is signed in. If the server's answer is unclear, resolves to true
 * and lets the save fail instead.
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

/** Uses a separate React root, so that the page below is unaffected. */
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
