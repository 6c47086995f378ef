/** The PDFs that the sample texts link to or works name, by their ids. */
export const samplePdfs = [
  { id: 'sample-pdf-concert', file: 'concert-programme.pdf', originalName: 'Koncertprogram.pdf' },
  {
    id: 'sample-pdf-collaboration',
    file: 'collaboration-leaflet.pdf',
    originalName: 'Fjordsalmer på dæk.pdf',
  },
  { id: 'sample-pdf-extract', file: 'extract.pdf', originalName: 'Mosters sprog, uddrag.pdf' },
]
