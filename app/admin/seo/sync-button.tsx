import { useSaving } from '~/admin/use-saving'
import { seoText } from '~/domain/seo/seo.text'
import { formOf } from '~/text/form'

/** Makes sure that the main domain shows what is stored. */
export function SyncButton() {
  const { send, busy } = useSaving(() => {})
  return (
    <button
      type="button"
      className="button"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) send(formOf({ intent: 'sync' }))
      }}
    >
      {busy ? seoText.syncing : seoText.sync}
    </button>
  )
}
