/** A hidden field with the row or picture slot that a form edits, if it is not in the path. */
export function FormSubject(subject: { id: string } | { place: string }) {
  return Object.entries(subject).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} data-subject />
  ))
}
