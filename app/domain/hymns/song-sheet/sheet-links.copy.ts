/** The wording of links to a song sheet, apart from the sheet's own wording, which their pages do not need. */
export const sheetLinksCopy = {
  title: 'Sangark',
  put: 'Læg på sangark',
  ofDay: 'Sangark med dagens salmer',
  emptyOfDay: 'Lav et sangark til dagen',
}
