/** The messages for PDFs that cannot be downloaded (docs/specification.md, "PDF links"). */
export const pdfLinksCopy = {
  noId: 'Fejl: Ingen PDF fil ID fundet',
  missing: 'PDF fil ikke fundet',
  unavailable: 'Kunne ikke hente PDF fil',
  failed: 'Fejl ved download af PDF',
}
