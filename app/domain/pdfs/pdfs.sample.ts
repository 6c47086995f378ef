/** The PDFs that the sample texts link to, by the ids they link with. */
export const samplePdfs = [
  { id: 'sample-pdf-concert', file: 'concert-programme.pdf', originalName: 'Koncertprogram.pdf' },
  {
    id: 'sample-pdf-collaboration',
    file: 'collaboration-leaflet.pdf',
    originalName: 'Fjordsalmer på dæk.pdf',
  },
]
