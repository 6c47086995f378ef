import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormSnapshot, isSameSnapshot, snapshotOf } from '~/admin/form-state/form-snapshot'

/**
 * Tracks whether a form differs from its last saved content.
 * @param unsavedValues input that the form starts with instead of `values`
 */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  values: object,
  unsavedValues: object = {},
) {
  const savedSnapshot = useRef<FormSnapshot>(undefined)
  const isSavedContent = useRef(false)
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
    isSavedContent.current = changedSince.length > 0
    setUnsaved(changedSince.length > 0)
  }
  function isUnsaved() {
    if (!form.current || !savedSnapshot.current) return false
    return !isSameSnapshot(snapshotOf(form.current), savedSnapshot.current)
  }
  // Waits one frame, until fields such as the editor have normalised their content and the screen has
  // reloaded the saved values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values reset the comparison
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!isSavedContent.current) markSaved(Object.keys(unsavedValues))
      isSavedContent.current = false
    })
    return () => cancelAnimationFrame(frame)
  }, [values])
  function updateUnsaved() {
    requestAnimationFrame(() => setUnsaved(isUnsaved()))
  }
  return { savedSnapshot, hasUnsavedInput, isUnsaved, updateUnsaved, markSaved, markSent }
}
