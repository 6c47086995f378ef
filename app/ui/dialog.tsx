import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from './button'

interface DialogProps {
  open: boolean
  /** Runs on Esc; the caller decides whether to close. */
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  closeLabel?: string
  /** Whether the content is loading. The dialog then gets the focus instead of the closing button. */
  isLoading?: boolean
  size?: 'narrow' | 'wide'
}

const widths = { narrow: 'md:max-w-md', wide: 'md:max-w-3xl' }

/** A modal dialog. A click outside does not close it, so that no input is lost by accident. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, isLoading, closeLabel } = props
  const popup = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop forceRender className="fixed inset-0 z-40 bg-night/60" />
        {/* At the top, since the keyboard and toasts cover the bottom, and so that the dialog stays where it is when a
            toast is closed. The negative values make sticky content, such as a save bar, stick to the edges of the
            screen. */}
        <Base.Viewport className="fixed inset-0 z-50 grid items-start justify-items-center overflow-y-auto overscroll-contain p-4 md:pt-[6vh] pb-[calc(1rem+var(--toast-height,0rem)+min(var(--above-bar,0rem),var(--toast-height,0rem)))] [--covered-bottom:-1rem] [--covered-top:-1rem] scroll-pb-[calc(var(--above-bar,0rem)+var(--toast-height,0rem)+1.5rem)] md:[--covered-top:-6vh]">
          <Base.Popup
            ref={popup}
            initialFocus={() => {
              focusedBefore.current = document.activeElement
              return isLoading ? popup.current : true
            }}
            finalFocus={() => focusedBefore.current !== document.body || headingOfPage()}
            className={`grid w-full min-w-0 gap-5 border border-rule bg-paper p-6 text-ink outline-none md:p-8 ${widths[props.size ?? 'narrow']}`}
          >
            <div className="grid gap-2">
              <Base.Title className="font-lead text-heading leading-tight">{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className="text-faded text-small">
                  {description}
                </Base.Description>
              )}
            </div>
            {children}
            {closeLabel && (
              <div className="flex flex-wrap justify-end gap-3">
                <Button onClick={onClose}>{closeLabel}</Button>
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Gets the focus after a dialog that was opened by a key while nothing had the focus. */
function headingOfPage(): HTMLElement | boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return true
  heading.tabIndex = -1
  return heading
}
