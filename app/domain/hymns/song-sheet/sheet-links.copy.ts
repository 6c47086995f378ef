/** The wording of links to a song sheet. In its own file, so that pages with links do not load `songSheetCopy`. */
export const sheetLinksCopy = {
  title: 'Sangark',
  addToSheet: 'Læg på sangark',
  sheetOfDay: 'Sangark med dagens salmer',
  emptySheetOfDay: 'Lav et sangark til dagen',
}
