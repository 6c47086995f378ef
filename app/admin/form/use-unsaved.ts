import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FormSnapshot, isSame, snapshotOf } from './form-snapshot'

/**
 * Tracks whether a form differs from its last saved content.
 * @param values the initial values of the form; new ones reset the comparison
 * @param unsavedValues unsaved values that the form starts with instead
 */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  values: object,
  unsavedValues: object = {},
) {
  const saved = useRef<FormSnapshot>(undefined)
  const [unsaved, setUnsaved] = useState(false)
  const settle = useCallback(() => {
    saved.current = form.current ? snapshotOf(form.current) : undefined
    setUnsaved(false)
  }, [form])
  const isUnsaved = useCallback(() => {
    if (!form.current || !saved.current) return false
    return !isSame(snapshotOf(form.current), saved.current)
  }, [form])
  // One frame later, since by then fields such as the editor have normalised their content, and the
  // values just saved have come back from the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values reset the comparison
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      settle()
      const names = new Set(Object.keys(unsavedValues))
      if (names.size === 0 || !saved.current) return
      saved.current = new Map([...saved.current].filter(([name]) => !names.has(name)))
      setUnsaved(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [settle, values])
  const touched = useCallback(() => {
    requestAnimationFrame(() => setUnsaved(isUnsaved()))
  }, [isUnsaved])
  return { saved, unsaved, isUnsaved, touched, settle }
}
