export interface ToastContent {
  title: string
  description?: string
  /** 'destructive' is for failures. They are announced at once and shown longer. */
  variant?: 'default' | 'destructive'
  actions?: ToastAction[]
}

export type ToastAction = { label: string; href: string } | { label: string; onClick: () => void }

type ToastRegion = typeof import('./toast-region.client')

let region: Promise<ToastRegion> | undefined

/**
 * Shows a toast. The first one loads the code of toasts; if that fails, the browser's `alert` shows the
 * message.
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
