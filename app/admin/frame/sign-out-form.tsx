import { href } from 'react-router'
import { outbox, sendUnsentDrafts } from '~/admin/unsaved-drafts/outbox'

/** Signs out with a full page load, so that no data of the back-office stays in memory. */
export function SignOutForm({ account, className }: { account: string; className: string }) {
  return (
    <form
      method="post"
      action={href('/admin/log-ud')}
      onSubmit={(event) => {
        // The connection line holds it.
        if (!navigator.onLine) return
        event.preventDefault()
        const form = event.currentTarget
        void sendAndRemoveDrafts(account).then(() => form.submit())
      }}
    >
      <button type="submit" className={`${className} hover:underline`}>
        Log ud
      </button>
    </form>
  )
}

const maxSendingMs = 3000

async function sendAndRemoveDrafts(account: string) {
  const timeout = new Promise((resolve) => setTimeout(resolve, maxSendingMs))
  await Promise.race([sendUnsentDrafts(account), timeout])
  // Runs after the listeners of the forms, which store the latest input.
  addEventListener('pagehide', () => outbox.removeAll(account), { once: true })
}
