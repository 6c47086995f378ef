import { href } from 'react-router'
import type { GalleryImage } from '~/domain/images/images'
import { saveFile } from '~/ui/save-file'
import { showToast } from '~/ui/toast'

/** Downloads a gallery image and shows the result (docs/specification.md, "Downloads"). */
export async function downloadPressPicture({ downloadUrl }: GalleryImage): Promise<void> {
  if (downloadUrl === null) {
    showToast({
      title: 'Ikke downloadbar',
      description: 'Dette billede er kun til visning.',
      variant: 'destructive',
      actions: [{ label: 'Kontakt for billede', href: href('/kontakt') }],
    })
    return
  }
  try {
    await saveFile(downloadUrl)
    showToast({ title: 'Download startet' })
  } catch {
    showToast({
      title: 'Download fejlede',
      description: 'Der opstod en fejl ved download. Prøv igen senere.',
      variant: 'destructive',
    })
  }
}
