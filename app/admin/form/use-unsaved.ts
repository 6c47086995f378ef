import { type RefObject, useRef, useState } from 'react'
import { type FormSnapshot, isSameSnapshot, snapshotOf } from '~/admin/form-state/form-snapshot'

/** Tracks whether a form differs from its last saved content. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>) {
  const savedSnapshot = useRef<FormSnapshot>(undefined)
  const [hasUnsavedInput, setUnsaved] = useState(false)
  /** A field that is missing in the snapshot counts as changed. */
  function markSaved(unsavedNames: string[] = []) {
    const fields = form.current ? [...snapshotOf(form.current)] : []
    savedSnapshot.current = new Map(fields.filter(([name]) => !unsavedNames.includes(name)))
    setUnsaved(unsavedNames.length > 0)
  }
  /** Marks the content that was sent as saved. Fields that were changed since then are unsaved. */
  function markSent(sent: FormSnapshot, changedSince: string[]) {
    const saved = new Map(form.current ? snapshotOf(form.current) : [])
    for (const name of changedSince) {
      const value = sent.get(name)
      if (value === undefined) saved.delete(name)
      else saved.set(name, value)
    }
    savedSnapshot.current = saved
    setUnsaved(changedSince.length > 0)
  }
  function isUnsaved() {
    if (!form.current || !savedSnapshot.current) return false
    return !isSameSnapshot(snapshotOf(form.current), savedSnapshot.current)
  }
  return {
    savedSnapshot,
    hasUnsavedInput,
    isUnsaved,
    markSaved,
    markSent,
    update: () => setUnsaved(isUnsaved()),
  }
}
