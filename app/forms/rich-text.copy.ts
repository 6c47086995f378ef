/** The text beside a PDF link whose file is missing (docs/specification.md, "PDF links"). */
export const pdfLinkCopy = {
  unavailable: '(fejl)',
  missing: '(ikke fundet)',
}
