/** What stands beside a PDF link that leads nowhere (docs/specification.md, "PDF links"). */
export const pdfLinkCopy = {
  unavailable: '(fejl)',
  missing: '(ikke fundet)',
}
