import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'
import { formCopy } from './form.copy'

type IsUnsaved = () => boolean

/** The forms on the screen: a page may have one, and a dialog over it another. */
const forms = new Set<IsUnsaved>()

/** Whether a form on the screen holds something that is not stored. */
export const anyUnsaved: IsUnsaved = () => [...forms].some((isUnsaved) => isUnsaved())

/** Lets `UnsavedGuard` ask a form, for as long as it is on the screen. */
export function useAskedBeforeLeaving(isUnsaved: IsUnsaved) {
  useEffect(() => {
    forms.add(isUnsaved)
    return () => void forms.delete(isUnsaved)
  }, [isUnsaved])
}

/**
 * Asks before a screen with unsaved changes is left (docs/specification.md, "Back-office"). There
 * is one for all forms, since the router listens to one only.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pageOf(currentLocation) !== pageOf(nextLocation) && anyUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (anyUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** A tab or a filter is a page of its own; an anchor is not. */
function pageOf({ pathname, search }: Location): string {
  return pathname + search
}

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Whether what was typed may be lost. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const { title, text, confirm, cancel } = formCopy.leave
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={text}
      confirm={confirm}
      cancel={cancel}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
