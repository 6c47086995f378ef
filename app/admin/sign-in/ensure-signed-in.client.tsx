import { createRoot } from 'react-dom/client'
import { href } from 'react-router'
import { LoginDialog } from './sign-in-form'

let openDialog: Promise<boolean> | undefined

/**
 * Checks the session before a save or an upload. If it has expired, opens the login dialog over the page.
 * Resolves to whether the author is signed in. If the check itself fails, resolves to true, so that the save
 * is tried and shows its own error.
 */
export async function ensureSignedIn(): Promise<boolean> {
  const response = await fetch(href('/admin/session'), { cache: 'no-store' }).catch(() => undefined)
  if (response?.status !== 401) return true
  const { canMail } = (await response.json()) as { canMail: boolean }
  openDialog ??= showLoginDialog(canMail).finally(() => {
    openDialog = undefined
  })
  return openDialog
}

/** Uses a separate React root, so that the page below is unaffected. */
function showLoginDialog(canMail: boolean): Promise<boolean> {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  return new Promise((resolve) => {
    const close = (signedIn: boolean) => () => {
      root.unmount()
      host.remove()
      resolve(signedIn)
    }
    root.render(<LoginDialog canMail={canMail} onSignedIn={close(true)} onClose={close(false)} />)
  })
}
