interface SearchBoxProps {
  label: string
  text: string
  onType: (text: string) => void
}

/** The search field of a list. It is not a field of the form around it. */
export function SearchBox({ label, text, onType }: SearchBoxProps) {
  return (
    <label className="grid max-w-sm gap-1 text-small">
      {label}
      <input
        type="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onInput={(event) => event.stopPropagation()}
        className="border border-faded bg-paper px-3 py-2"
      />
    </label>
  )
}
