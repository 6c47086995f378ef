import { lazy, Suspense, useEffect, useState } from 'react'

// Loaded on the first use.
const ShareDialog = lazy(() => import('./share-dialog'))

let openDialog: ((path: string) => void) | undefined

/** Opens the dialog that shares the public page at a path, from a menu or a toast. */
export function openShareDialog(path: string): void {
  openDialog?.(path)
}

export function ShareDialogs() {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    openDialog = setPath
    return () => {
      openDialog = undefined
    }
  }, [])
  if (path === undefined) return null
  return (
    <Suspense>
      <ShareDialog key={path} path={path} onClose={() => setPath(undefined)} />
    </Suspense>
  )
}
