/** A short message at the edge of the screen. */
export interface ToastContent {
  title: string
  description?: string
  /** 'destructive' tells of a failure: it is read out at once and stays longer. */
  variant?: 'default' | 'destructive'
  /** One thing to do about it: follow a link, or something done here, such as undoing. */
  action?: { label: string; href: string } | { label: string; onClick: () => void }
}

type ToastRegion = typeof import('./toast-region.client')

let region: Promise<ToastRegion> | undefined

/**
 * Shows a toast, from anywhere in the browser. The code for it is fetched with the first one; where
 * even that fails, the browser says it.
 */
export function showToast(toast: ToastContent): void {
  region ??= openRegion()
  region.then(
    ({ addToast }) => addToast(toast),
    () => {
      region = undefined
      window.alert([toast.title, toast.description].filter(Boolean).join('\n'))
    },
  )
}

async function openRegion(): Promise<ToastRegion> {
  const module = await import('./toast-region.client')
  await module.openToastRegion()
  return module
}
