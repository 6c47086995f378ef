import { href } from 'react-router'
import { keptHere } from '~/admin/kept-input/kept-inputs'
import { sendUnsentDrafts } from '~/admin/unsaved-drafts/send-unsent-drafts'
import { adminCopy } from './admin.copy'

interface SignOutFormProps {
  account: string
  className: string
}

/** Signs out with a full page load, so that no data of the back-office stays in memory. */
export function SignOutForm({ account, className }: SignOutFormProps) {
  return (
    <form
      method="post"
      action={href('/admin/log-ud')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void leaveBrowser(account).then(() => form.submit())
      }}
    >
      <button type="submit" className={`${className} hover:underline`}>
        {adminCopy.signOut}
      </button>
    </form>
  )
}

/** The maximum delay of a sign-out while unsaved drafts are sent, in milliseconds. */
const maxSendingMs = 3000

/** Unsaved drafts stay on the server and are removed from this browser. */
async function leaveBrowser(account: string) {
  const tooLong = new Promise((resolve) => setTimeout(resolve, maxSendingMs))
  await Promise.race([sendUnsentDrafts(account), tooLong])
  // Runs after the listeners of the forms, which store the latest input.
  addEventListener('pagehide', () => keptHere.removeAll(account), { once: true })
}
