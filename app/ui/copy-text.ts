import { showToast } from './toast'

interface CopyMessages {
  copied: string
  notCopied: string
  description?: string
}

/** Copies a text and shows a toast. Browsers refuse it without permission or HTTPS. */
export async function copyText(text: string, messages: CopyMessages): Promise<void> {
  const { copied, notCopied, description } = messages
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: copied, description })
  } catch {
    showToast({ title: notCopied, description, variant: 'destructive' })
  }
}
