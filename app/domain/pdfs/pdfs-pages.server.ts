import type { PageSource } from '~/platform/pages/page-source.server'
import { pdfFile } from './pdfs.server'

/** The PDFs; the name after the id is ignored. */
export const pdfPages: PageSource<never> = {
  pages: {
    below: '/filer/pdf',
    async find(backend, rest) {
      const [id = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(id)) return undefined
      const pdf = await pdfFile(backend, id)
      return pdf && (await backend.files.exists(pdf.path)) ? `/filer/pdf/${rest}` : undefined
    },
  },
}
