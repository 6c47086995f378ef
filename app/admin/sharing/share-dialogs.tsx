import { lazy, Suspense, useEffect, useState } from 'react'
import { onShareDialog } from './open-share-dialog'

const ShareDialog = lazy(() => import('./share-dialog'))

/** The place of the share dialog on every screen. Its code is loaded when it is first opened. */
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
