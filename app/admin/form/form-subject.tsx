/** Which row or place a form is about, where its path does not say it: sent along, never typed. */
export function FormSubject(subject: { id: string } | { place: string }) {
  return Object.entries(subject).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly data-subject />
  ))
}
