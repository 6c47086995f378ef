/** What is said when a PDF cannot be had (docs/specification.md, "PDF links"). */
export const pdfLinksCopy = {
  noId: 'Fejl: Ingen PDF fil ID fundet',
  missing: 'PDF fil ikke fundet',
  unavailable: 'Kunne ikke hente PDF fil',
  failed: 'Fejl ved download af PDF',
}
