import { lazy, Suspense, useEffect, useState } from 'react'
import { onShareDialog } from './open-share-dialog'

const ShareDialog = lazy(() => import('./share-dialog'))

/** Renders the share dialog on every screen while it is open. Its code is loaded on the first use. */
export function ShareDialogs() {
  const [path, setPath] = useState<string>()
  useEffect(() => onShareDialog(setPath), [])
  if (path === undefined) return null
  return (
    <Suspense>
      <ShareDialog key={path} path={path} onClose={() => setPath(undefined)} />
    </Suspense>
  )
}
