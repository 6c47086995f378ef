import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type FormSnapshot, isSame, snapshotOf } from './form-snapshot'

/**
 * Whether a form differs from what it was when it was last saved.
 * @param values what it was made from; new ones settle it anew
 * @param begun what it begins with instead of that: none of it is saved
 */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  values: object,
  begun: object = {},
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
  // Fields that dress themselves after the first paint, such as the editor, have done so by then; and
  // what was just saved comes back as the server wrote it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values settle the form anew
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      settle()
      const names = new Set(Object.keys(begun))
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
