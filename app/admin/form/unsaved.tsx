import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'
import { formCopy } from './form.copy'

type IsUnsaved = () => boolean

/** What a form is asked and told before it is left. */
export interface LeavableForm {
  isUnsaved: IsUnsaved
  /** What was typed is given up. */
  discard: () => void
}

/** The forms on the screen: a page may have one, and a dialog over it another. */
const forms = new Map<IsUnsaved, () => void>()

/** Whether a form on the screen holds something that is not stored. */
export const anyUnsaved: IsUnsaved = () => [...forms.keys()].some((isUnsaved) => isUnsaved())

/** Lets `UnsavedGuard` ask a form, for as long as it is on the screen. */
export function useAskedBeforeLeaving(isUnsaved: IsUnsaved, discard: () => void = nothing) {
  useEffect(() => {
    forms.set(isUnsaved, discard)
    return () => void forms.delete(isUnsaved)
  }, [isUnsaved, discard])
}

function nothing() {}

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
      onLeave={() => {
        for (const discard of forms.values()) discard()
        blocker.proceed?.()
      }}
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
