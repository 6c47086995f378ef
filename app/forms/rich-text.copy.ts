/** What stands beside a PDF link that leads nowhere (specification, section 4). */
export const pdfLinkCopy = {
  unavailable: '(fejl)',
  missing: '(ikke fundet)',
}
