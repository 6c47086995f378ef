import { href } from 'react-router'
import { partOf, path } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { pdfPages } from './pdfs-pages.server'

export const pdfNoun = {
  words: words('en PDF-fil', 'PDF-filen'),
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
  pages: [pdfPages],
  search: [],
} satisfies NounDescription<'collaboration_files'>
