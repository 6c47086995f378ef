import { useEffect, useState } from 'react'
import { useFetchers } from 'react-router'
import { revisionsOf } from '~/admin/form-state/form-snapshot'

export const undoIntent = 'undo'

/** Returns a key that changes when an undo has changed the rows, to mount their form again with the values. */
export function useUndoneKey(values: Record<string, unknown>): string {
  const revisions = JSON.stringify(revisionsOf(values))
  const [key, setKey] = useState(revisions)
  const isUndoing = useFetchers().some(({ formData }) => formData?.get('intent') === undoIntent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the revisions too, but the form has its values
  useEffect(() => {
    if (!isUndoing) setKey(revisions)
  }, [isUndoing])
  return key
}
