import { useId } from 'react'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'

interface AltTextFieldProps {
  name: string
  onSave: (alt: string) => void
}

/** A field for the missing alternative text of a picture in the list, saved when it loses the focus. */
export function AltTextField({ name, onSave }: AltTextFieldProps) {
  const id = useId()
  return (
    <div className="relative mt-1 grid max-w-md gap-1">
      <label htmlFor={id} className="text-faded text-small">
        {galleryCopy.descriptionLabel}
        <span className="sr-only">: {name}</span>
      </label>
      <input
        id={id}
        data-alt-text=""
        autoComplete="off"
        enterKeyHint="next"
        className="w-full border border-faded bg-paper px-3 py-2"
        onBlur={({ target }) => {
          const alt = target.value.trim()
          if (alt) onSave(alt)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const next = fieldAfter(event.currentTarget)
          if (next) next.focus()
          else event.currentTarget.blur()
        }}
      />
    </div>
  )
}

function fieldAfter(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-alt-text]')]
  return fields[fields.indexOf(field) + 1]
}
