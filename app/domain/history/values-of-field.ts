/** The values of one field of a version; the columns of a picture belong together. */
export function valuesOfField(
  values: Record<string, unknown>,
  field: string,
): Record<string, unknown> {
  if (field === 'content_value') return values
  const isMeant = (name: string) =>
    field === 'image_url' ? /^(?:image_url|cover_url)/.test(name) : name === field
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))
}
