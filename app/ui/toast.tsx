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

/** Shows a toast. The first one loads the code of toasts; if that fails, a plain line shows the message. */
export function showToast(toast: ToastContent): void {
  region ??= openRegion()
  region.then(
    ({ addToast }) => addToast(toast),
    () => {
      region = undefined
      showLine(toast)
    },
  )
}

/** Loads the code of toasts before the first one, so that it can be shown without a connection. */
export function preloadToasts(): void {
  region ??= openRegion()
  region.catch(() => {
    region = undefined
  })
}

const lineMs = 10_000

let line: HTMLElement | undefined

function showLine({ title, description }: ToastContent) {
  line?.remove()
  const next = document.createElement('p')
  next.setAttribute('role', 'alert')
  next.className = 'plain-toast no-print'
  next.textContent = [title, description].filter(Boolean).join(' · ')
  document.body.append(next)
  line = next
  setTimeout(() => next.remove(), lineMs)
}

async function openRegion(): Promise<ToastRegion> {
  const module = await import('./toast-region.client')
  await module.openToastRegion()
  return module
}
