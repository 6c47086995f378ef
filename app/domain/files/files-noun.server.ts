import { href } from 'react-router'
import { isKnownMissing } from '~/platform/backups/missing-files.server'
import { partOf, path } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { uploadedFile } from './files.server'

declare module '~/platform/db/schema' {
  interface Schema {
    collaboration_files: Row & {
      collaboration_id: string
      filename: string
      file_path: string
      original_name: string
      file_size: number
      mime_type: string
    }
  }
}

/** The PDFs and recordings. The file name after the id in their path is ignored. */
const filePages: PageSource<never> = {
  pages: {
    basePath: '/filer/pdf',
    async find(backend, rest) {
      const [id = ''] = rest.split('/')
      if (!/^[\w-]+$/.test(id)) return undefined
      const pdf = await uploadedFile(backend, id)
      return pdf && !isKnownMissing(backend, pdf.path) ? `/filer/pdf/${rest}` : undefined
    },
  },
}

export const fileNoun = {
  words: nounWords('en fil', 'filen', 'filer'),
  nameOf: ({ original_name }) => original_name,
  columns: {
    original_name: 'Filnavn',
    collaboration_id: partOf('collaborations'),
    filename: null,
    file_path: path(null),
    file_size: null,
    mime_type: null,
  },
  visible: alwaysVisible,
  screen: href('/admin/samarbejder'),
  form: null,
  pages: [filePages],
  search: [],
} satisfies NounDescription<'collaboration_files'>
