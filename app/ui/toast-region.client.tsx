import { Toast } from '@base-ui/react/toast'
import { type RefObject, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { ToastContent } from './toast'
import { toastCopy } from './toast.copy'
import { useFading } from './use-fading'

type ToastData = Pick<ToastContent, 'action'>
type ShownToast = Toast.Root.ToastObject<ToastData>

const maxToasts = 3
/** How long a toast is shown, in milliseconds; longer when it has more to read. */
const lifetimesMs = { glance: 6_000, reading: 10_000 }

/**
 * One polite and one assertive live region. Both exist before their first message, since only then do
 * screen readers announce it reliably.
 */
const managers = {
  default: Toast.createToastManager<ToastData>(),
  destructive: Toast.createToastManager<ToastData>(),
}

/** The newest message of each kind. It replaces the previous one, so that they never stack. */
const shown = new Map<string, string>()

const host = document.createElement('div')

/**
 * Adds the regions to the document, where they cover no exit and no save button (app/components.css,
 * `.toasts`). Resolves when they can take messages.
 */
export function openToastRegion(): Promise<void> {
  host.className = 'toasts no-print'
  document.body.append(host)
  return new Promise((resolve) => createRoot(host).render(<Regions onReady={resolve} />))
}

/** Requires an open region. */
export function addToast({ variant = 'default', title, description, action }: ToastContent) {
  // An enlarged picture makes everything else inert while it is open; toasts stay usable.
  host.removeAttribute('inert')
  host.removeAttribute('aria-hidden')
  const kind = `${variant} ${title}`
  const previous = shown.get(kind)
  if (previous) managers[variant].close(previous)
  shown.set(kind, managers[variant].add({ title, description, data: { action } }))
}

function Regions({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <>
      <Region variant="destructive" role="alert" live="assertive" />
      <Region variant="default" role="status" live="polite" />
    </>
  )
}

interface RegionProps {
  variant: keyof typeof managers
  role: 'alert' | 'status'
  live: 'assertive' | 'polite'
}

function Region({ variant, role, live }: RegionProps) {
  const region = useRef<HTMLDivElement>(null)
  return (
    // Toasts have their own timer: Base UI's stops for good when one is closed under the pointer.
    <Toast.Provider toastManager={managers[variant]} limit={maxToasts} timeout={0}>
      <Toast.Viewport
        ref={region}
        role={role}
        aria-live={live}
        aria-label={toastCopy.region}
        className="pointer-events-auto grid w-full gap-3 outline-none"
      >
        <Toasts variant={variant} region={region} />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

interface ToastsProps extends Pick<RegionProps, 'variant'> {
  region: RefObject<HTMLElement | null>
}

function Toasts({ variant, region }: ToastsProps) {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      variant={variant}
      region={region}
      onClose={() => close(toast.id)}
    />
  ))
}

/** Overrides Base UI: a toast is not a dialog, and screen readers see its button from the start. */
const message = { role: 'group', 'aria-modal': undefined }
const alwaysVisible = { 'aria-hidden': undefined }

const control =
  '-my-1 inline-block py-1 underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:outline-current'

interface ToastCardProps extends ToastsProps {
  toast: ShownToast
  onClose: () => void
}

function ToastCard({ toast, variant, region, onClose }: ToastCardProps) {
  const action = toast.data?.action
  const failed = variant === 'destructive'
  useFading(failed || action ? lifetimesMs.reading : lifetimesMs.glance, region, onClose)
  return (
    <Toast.Root
      {...message}
      toast={toast}
      className={`${failed ? 'bg-accent' : 'bg-ink'} translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) px-5 py-4 text-paper text-small transition-opacity duration-200 focus-visible:outline-current focus-visible:-outline-offset-4 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0`}
    >
      <Toast.Content className="flex items-start gap-5">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description />
          {action && <Action action={action} onDone={onClose} />}
        </div>
        <Toast.Close {...alwaysVisible} className={control}>
          {toastCopy.close}
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

interface ActionProps {
  action: NonNullable<ToastContent['action']>
  onDone: () => void
}

function Action({ action, onDone }: ActionProps) {
  if ('href' in action) {
    return (
      <a href={action.href} className={`${control} mt-1`}>
        {action.label}
      </a>
    )
  }
  const run = () => {
    action.onClick()
    onDone()
  }
  return (
    <Toast.Action onClick={run} className={`${control} mt-1`}>
      {action.label}
    </Toast.Action>
  )
}
