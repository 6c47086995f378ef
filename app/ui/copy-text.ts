import { showToast } from './toast'

/** The copy that `copyHeldText` began. */
let begun: { text: string; result: Promise<void> } | undefined

/**
 * Begins to copy the text of a button (`data-copies`) that was clicked before hydration. WebKit allows it only
 * during the click, not when the click is repeated.
 */
export function copyHeldText({ dataset }: HTMLElement): void {
  const text = dataset.copies
  if (text === undefined) return
  const result = writeText(text)
  // Reported by `copyText`.
  result.catch(() => {})
  begun = { text, result }
}

/** Copies a text and shows a toast. Browsers refuse it without permission or HTTPS. */
export async function copyText(
  text: string,
  messages: { copied: string; notCopied: string; description?: string },
): Promise<void> {
  const { copied, notCopied, description } = messages
  const result = begun?.text === text ? begun.result : writeText(text)
  begun = undefined
  try {
    await result
    showToast({ title: copied, description })
  } catch {
    showToast({ title: notCopied, description, variant: 'destructive' })
  }
}

async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
