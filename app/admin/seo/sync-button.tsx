import { useSaving } from '~/admin/saving/use-saving'
import { seoCopy } from '~/domain/seo/seo.copy'
import { formOf } from '~/forms/form'

/** Checks that the main domain shows the stored settings. */
export function SyncButton() {
  const { send, busy, isBusy } = useSaving(() => {})
  return (
    <button
      type="button"
      className="button"
      aria-disabled={busy}
      onClick={() => {
        if (!isBusy()) send(formOf({ intent: 'sync' }))
      }}
    >
      {busy ? seoCopy.syncing : seoCopy.sync}
    </button>
  )
}
