/** Sets fields of the data that React Router sends for a page. */
export function withFields(data: string, fields: Record<string, unknown>): string {
  const values: unknown[] = JSON.parse(data)
  for (const [name, field] of Object.entries(fields)) {
    const key = `_${values.indexOf(name)}`
    const holder = values.find(
      (value) => typeof value === 'object' && value !== null && key in value,
    )
    Object.assign(holder ?? {}, { [key]: values.push(field) - 1 })
  }
  return JSON.stringify(values)
}
