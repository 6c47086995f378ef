/** Columns that hold a list, as JSON. */
export const listColumns = new Set([
  ...['themes', 'scripture', 'days', 'occasions', 'hymn_ids', 'formats', 'shops'],
])
