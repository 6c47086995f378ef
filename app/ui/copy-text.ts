import { showToast } from './toast'

/** Copies a text and shows a toast. Browsers refuse it without permission or HTTPS. */
export async function copyText(
  text: string,
  messages: { copied: string; notCopied: string; description?: string },
): Promise<void> {
  const { copied, notCopied, description } = messages
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: copied, description })
  } catch {
    showToast({ title: notCopied, description, variant: 'destructive' })
  }
}
