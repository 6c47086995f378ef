import { useEffect, useRef } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { ConfirmDialog } from '~/admin/dialogs/question-dialog'

export interface LeavableForm {
  isUnsaved: () => boolean
  /** Stores the input, so that it can be continued later. */
  leave: () => void
}

/** The mounted forms: at most one in the page and one in a dialog over it. */
const forms = new Set<LeavableForm>()

export function hasUnsavedForm(): boolean {
  return [...forms].some(({ isUnsaved }) => isUnsaved())
}

export function useLeaveConfirmation(form: LeavableForm) {
  useEffect(() => {
    forms.add(form)
    return () => void forms.delete(form)
  })
}

/** Asks for confirmation before the author leaves unsaved input of any form. The router allows only one blocker. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pageOf(currentLocation) !== pageOf(nextLocation) && hasUnsavedForm(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForm()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  // The router throws if it proceeds twice, as after a double click.
  const proceeding = useRef<Blocker>(undefined)
  function leave() {
    if (proceeding.current === blocker) return
    proceeding.current = blocker
    for (const form of forms) form.leave()
    blocker.proceed?.()
  }
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={leave}
      onStay={() => blocker.reset?.()}
    />
  )
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search
}

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  return <ConfirmDialog {...formCopy.leave} open={open} onConfirm={onLeave} onCancel={onStay} />
}
