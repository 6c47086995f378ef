import { showToast } from './toast'

/** The toasts of a success and a failure. */
interface CopyMessages {
  copied: string
  notCopied: string
  description?: string
}

/** Copies a text and shows a toast. It fails without permission or HTTPS. */
export async function copyText(text: string, messages: CopyMessages): Promise<void> {
  const { copied, notCopied, description } = messages
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: copied, description })
  } catch {
    showToast({ title: notCopied, description, variant: 'destructive' })
  }
}
