export interface FileDescription {
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface FileButtonProps {
  id: string
  label: string
  /** What the file dialog offers, as in the HTML attribute. */
  accept: string
  /** For the input itself: what describes it, and whether it is wrong. */
  described?: FileDescription
  onFile: (file: File) => void
}

/** The browser's own file input with a button's look and Danish words. */
export function FileButton({ id, label, accept, described, onFile }: FileButtonProps) {
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={accept}
        {...described}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="button cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-3"
      >
        {label}
      </label>
    </div>
  )
}
