import type { AttachedPdf } from '~/domain/pdfs/pdfs'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import { Content } from './content'

/** Download links for a collaboration's PDFs, each with its size. */
export function AttachedPdfs({ files }: { files: AttachedPdf[] }) {
  return (
    <section>
      <Content of="samarbejder.files_title" as="h3" className="label" />
      <ul className="mt-3 border-rule border-b">
        {files.map(({ id, name, size, url }) => (
          <li key={id} className="flex items-baseline justify-between gap-6 border-rule border-t">
            <PdfName id={id} name={name} url={url} />
            <span className="shrink-0 text-faded text-small">{size}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PdfName({ id, name, url }: Pick<AttachedPdf, 'id' | 'name' | 'url'>) {
  if (!url) return <span className="py-3">{`${name} ${pdfLinkCopy.unavailable}`}</span>
  return (
    <a href={url} data-pdf-id={id} download className="link min-w-0 break-words py-3">
      {name}
    </a>
  )
}
