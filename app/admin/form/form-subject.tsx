/** A hidden field with the row or slot that a form edits, where the path does not contain it. */
export function FormSubject(subject: { id: string } | { place: string }) {
  return Object.entries(subject).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} data-subject />
  ))
}
