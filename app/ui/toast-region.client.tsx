import { Toast } from '@base-ui/react/toast'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { ToastAction, ToastContent } from './toast'

const toastCopy = {
  region: 'Beskeder',
  close: 'Luk',
  keys: 'Tryk F6 for at nå knapperne.',
}

interface ToastData extends Pick<ToastContent, 'actions'> {
  /** Called when it has been shown for `minShownMs`. */
  onRead: () => void
}
type BaseToast = Toast.Root.ToastObject<ToastData>

/** The time that a toast is shown. One with buttons stays until it is answered, closed or replaced. */
const lifetimesMs = { default: 6_000, destructive: 10_000 }
/** A message that comes earlier waits, so that of two messages at once both can be read. */
const minShownMs = 1_500
const tickMs = 250

/**
 * A polite and an assertive live region. Both exist before their first message, since screen readers would
 * not announce it reliably otherwise.
 */
const managers = {
  default: Toast.createToastManager<ToastData>(),
  destructive: Toast.createToastManager<ToastData>(),
}

interface ShownToast {
  words: string
  isRead: boolean
  close: () => void
}

/** One toast is shown at a time. The next one replaces it, even a failure. */
let current: ShownToast | undefined
let waiting: ToastContent[] = []

const host = document.createElement('div')

/**
 * Adds the regions to the document. Resolves when they are ready for messages. They cover no close button and
 * no save button (app/overlays.css, `.toasts`).
 */
export function openToastRegion(): Promise<void> {
  host.className = 'toasts no-print'
  document.body.append(host)
  new ResizeObserver(makeRoom).observe(host)
  return new Promise((resolve) => createRoot(host).render(<Regions onReady={resolve} />))
}

/** Scrolls what has the focus above the toasts (app/app.css). */
function makeRoom() {
  const { documentElement: page, activeElement } = document
  page.style.setProperty('--toast-height', `${host.offsetHeight}px`)
  if (host.offsetHeight === 0 || !activeElement || host.contains(activeElement)) return
  // A menu is above toasts. A scroll would move it away from the pointer, and the click would close it. The focus
  // may still be on its button.
  if (document.querySelector(':popover-open')) return
  const { top } = host.getBoundingClientRect()
  if (activeElement !== document.body && activeElement.getBoundingClientRect().bottom > top) {
    activeElement.scrollIntoView({ block: 'nearest' })
  }
}

export function addToast(content: ToastContent) {
  // The same message again, such as that of each step of a row, replaces the one before.
  waiting = waiting.filter((other) => wordsOf(other) !== wordsOf(content))
  if (current && !current.isRead && current.words !== wordsOf(content)) waiting.push(content)
  else show(content)
}

function show(content: ToastContent) {
  const { variant = 'default', title, description, actions } = content
  // The lightbox makes everything else inert while it is open, but toasts must stay usable.
  host.removeAttribute('inert')
  host.removeAttribute('aria-hidden')
  const replaced = current
  const manager = managers[variant]
  const toast: ShownToast = {
    words: wordsOf(content),
    isRead: false,
    close: () => manager.close(id),
  }
  current = toast
  replaced?.close()
  const onRead = () => {
    toast.isRead = true
    showNext()
  }
  const onClose = () => {
    if (current !== toast) return
    current = undefined
    showNext()
  }
  const id = manager.add({ title, description, onClose, data: { actions, onRead } })
}

function showNext() {
  const next = waiting.shift()
  if (next) show(next)
}

function wordsOf({ title, description }: ToastContent): string {
  return `${title}\n${description ?? ''}`
}

function Regions({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <>
      <Region variant="destructive" />
      <Region variant="default" />
    </>
  )
}

function Region({ variant }: { variant: keyof typeof managers }) {
  const region = useRef<HTMLDivElement>(null)
  return (
    // No timeout, since Base UI's timer stops forever when a toast is closed under the pointer.
    <Toast.Provider toastManager={managers[variant]} limit={1} timeout={0}>
      <Toast.Viewport
        ref={region}
        role={variant === 'default' ? 'status' : 'alert'}
        aria-live={variant === 'default' ? 'polite' : 'assertive'}
        aria-label={toastCopy.region}
        className="pointer-events-auto grid w-full gap-3 outline-none"
      >
        <Toasts variant={variant} region={region} />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

interface ToastsProps {
  variant: keyof typeof managers
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

/** Overrides Base UI: a toast is not a dialog, and its close button is never hidden from screen readers. */
const groupAttributes = { role: 'group', 'aria-modal': undefined }
const visibleAttributes = { 'aria-hidden': undefined }

const controlClass =
  '-my-1 inline-block py-1 underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:outline-current'

interface ToastCardProps extends ToastsProps {
  toast: BaseToast
  onClose: () => void
}

function ToastCard({ toast, variant, region, onClose }: ToastCardProps) {
  const actions = toast.data?.actions ?? []
  const isFailure = variant === 'destructive'
  const needsAnswer = actions.length > 0
  const close = useEffectEvent(onClose)
  const read = useEffectEvent(() => toast.data?.onRead())
  useEffect(() => {
    let remainingMs = needsAnswer ? Number.POSITIVE_INFINITY : lifetimesMs[variant]
    let shownMs = 0
    const timer = setInterval(() => {
      // Pauses while the pointer or the focus is in the region, and while the page is hidden.
      if (document.hidden) return
      shownMs += tickMs
      if (shownMs === minShownMs) read()
      if (region.current?.matches(':hover, :focus-within')) return
      remainingMs -= tickMs
      if (remainingMs > 0) return
      clearInterval(timer)
      close()
    }, tickMs)
    return () => clearInterval(timer)
  }, [needsAnswer, variant, region])
  return (
    <Toast.Root
      {...groupAttributes}
      toast={toast}
      className={`${isFailure ? 'bg-accent' : 'bg-ink'} translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) px-4 py-3 text-paper text-small md:px-5 md:py-4 transition-opacity duration-200 focus-visible:outline-current focus-visible:-outline-offset-4 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0`}
    >
      <Toast.Content className="flex items-start gap-4 md:gap-5">
        {/* On a phone everything is inline, so that it takes one or two lines. */}
        <div className="min-w-0 flex-1 max-md:*:mr-3 max-md:*:inline md:grid md:justify-items-start md:gap-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description />
          {actions.length > 0 && (
            <p className="md:mt-1">
              {actions.map((action) => (
                <Action key={action.label} action={action} onDone={onClose} />
              ))}
              <span className="sr-only">{toastCopy.keys}</span>
            </p>
          )}
        </div>
        <Toast.Close {...visibleAttributes} className={controlClass}>
          {toastCopy.close}
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('href' in action) {
    return (
      <a href={action.href} className={`${controlClass} mr-5`}>
        {action.label}
      </a>
    )
  }
  const run = () => {
    action.onClick()
    onDone()
  }
  return (
    <Toast.Action onClick={run} className={`${controlClass} mr-5`}>
      {action.label}
    </Toast.Action>
  )
}
