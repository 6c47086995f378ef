import { useId } from 'react'

interface SearchBoxProps {
  label: string
  text: string
  onType: (text: string) => void
  /** What the search found; blank without a search. Screen readers announce it. */
  status: string
}

/** The search field of a list. It is not a field of the form around it. */
export function SearchBox({ label, text, onType, status }: SearchBoxProps) {
  const id = useId()
  return (
    <div className="grid w-full max-w-sm gap-1 text-small">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onInput={(event) => event.stopPropagation()}
        className="border border-faded bg-paper px-3 py-2"
      />
      <p role="status" className="text-faded">
        {status}
      </p>
    </div>
  )
}

/** @param isMore whether there are more than `count` */
export function searchStatus(text: string, count: number, isMore = false): string {
  if (text.trim() === '') return ''
  if (count === 0) return `Intet passer på »${text}«.`
  return isMore ? `Mere end ${count} fundet.` : `${count} fundet.`
}
