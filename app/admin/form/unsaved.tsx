import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'
import { formCopy } from './form.copy'

type IsUnsaved = () => boolean

/** Lets a closing dialog check for and discard unsaved input. */
export interface LeavableForm {
  isUnsaved: IsUnsaved
  /** Discards the input. */
  discard: () => void
}

/** The forms on the screen: a page may have one, and a dialog over it another. */
const forms = new Map<IsUnsaved, () => void>()

/** Whether any form on the screen has unsaved input. */
export const anyUnsaved: IsUnsaved = () => [...forms.keys()].some((isUnsaved) => isUnsaved())

/** Registers a form with `UnsavedGuard` while it is mounted. */
export function useLeaveConfirmation(isUnsaved: IsUnsaved, discard: () => void = nothing) {
  useEffect(() => {
    forms.set(isUnsaved, discard)
    return () => void forms.delete(isUnsaved)
  }, [isUnsaved, discard])
}

function nothing() {}

/**
 * Asks before a screen with unsaved changes is left (docs/specification.md, "Back-office"). One for all
 * forms, since the router supports only one blocker.
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

/** Identifies a page: the search parameters belong to it, the anchor does not. */
function pageOf({ pathname, search }: Location): string {
  return pathname + search
}

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to discard the input. */
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
