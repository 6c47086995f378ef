import { vi } from 'vitest'

/** Replaces the document with one in which toasts cannot be loaded. Returns the messages that are shown as lines. */
export function stubPlainToasts(): string[] {
  const shown: string[] = []
  vi.stubGlobal('document', {
    createElement: () => ({ setAttribute: () => {}, remove: () => {} }),
    body: {
      append({ role, textContent }: { role?: string; textContent?: string }) {
        if (role === undefined && textContent !== undefined) shown.push(textContent)
      },
    },
  })
  return shown
}
