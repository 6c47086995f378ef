import { useEffect } from 'react'
import { isPlainClick } from '~/ui/held-click'
import { showToast } from '~/ui/toast'

const pdfLinksCopy = {
  noId: 'Fejl: Ingen PDF fil ID fundet',
  missing: 'PDF fil ikke fundet',
  unavailable: 'Kunne ikke hente PDF fil',
  failed: 'Fejl ved download af PDF',
}

/** Without scripts the links are ordinary downloads. */
export function PdfLinks() {
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pdf-id]')
  if (!link) return
  event.preventDefault()
  void download(link)
}

async function download(link: HTMLAnchorElement) {
  const error = link.dataset.pdfId ? await checkDownload(link.href) : pdfLinksCopy.noId
  if (error) showToast({ title: error, variant: 'destructive' })
  else Object.assign(document.createElement('a'), { href: link.href, download: '' }).click()
}

async function checkDownload(path: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD' })
    if (ok) return undefined
    return status === 404 ? pdfLinksCopy.missing : pdfLinksCopy.unavailable
  } catch {
    return pdfLinksCopy.failed
  }
}
