let show: ((path: string) => void) | undefined

/** Registers the screen's share dialog; returns a function that unregisters it. */
export function onShareDialog(opened: (path: string) => void): () => void {
  show = opened
  return () => {
    show = undefined
  }
}

/** Opens the dialog that shares the public page at a path, from a menu or a toast. */
export function openShareDialog(path: string): void {
  show?.(path)
}
