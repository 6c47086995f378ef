import type { KeyboardEvent } from 'react'

/** Whether a key belongs to a letter that is being composed. Safari ends the composition before its last key. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
