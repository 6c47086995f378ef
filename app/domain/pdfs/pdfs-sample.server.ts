import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '~/platform/backend.server'
import { sampleRow } from '~/platform/sample/sample-row'
import type {
  SampleContext,
  SampleRows,
  SampleSource,
} from '~/platform/sample/sample-source.server'
import { noCollaboration } from './pdfs'
import { samplePdfs } from './pdfs.sample'
import { pdfPaths } from './pdfs.server'

/** The PDFs of the sample content, as if uploaded from the texts that link to them. */
export const pdfsSample: SampleSource<'collaboration_files'> = {
  rows: pdfRows,
  keeps: { collaboration_id: 'collaborations' },
  files: { store, discard },
}

const pathOf = (file: string) => `collaboration-pdfs/eksempel-${file}`

function pdfRows(
  { files }: Backend,
  { now }: SampleContext,
): Promise<SampleRows<'collaboration_files'>> {
  const rows = samplePdfs.map(async ({ id, file, originalName }, number) => ({
    ...sampleRow('pdf', number, now),
    id,
    collaboration_id: noCollaboration,
    filename: file,
    file_path: pathOf(file),
    original_name: originalName,
    file_size: await files.size(pathOf(file)),
    mime_type: 'application/pdf',
  }))
  return Promise.all(rows)
}

async function store({ files }: Backend, folder: string) {
  for (const { file } of samplePdfs) {
    const source = createReadStream(join(folder, 'pdf', file))
    await files.put(pathOf(file), source, { contentType: 'application/pdf' })
  }
}

async function discard(backend: Backend) {
  const used = await pdfPaths(backend)
  for (const path of samplePdfs.map(({ file }) => pathOf(file))) {
    if (used.has(path)) continue
    await backend.files.remove(path).catch((error: unknown) => {
      backend.log.warn(
        { err: error, file: path },
        'a PDF of the sample content is left to the sweep',
      )
    })
  }
}
