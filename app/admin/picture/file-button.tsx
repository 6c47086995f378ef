export interface FileDescription {
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface FileButtonProps {
  id: string
  label: string
  /** As the HTML attribute. */
  accept: string
  /** ARIA attributes of the input. */
  described?: FileDescription
  onFile: (file: File) => void
}

/** The browser's file input, styled as a button with Danish text. */
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
          // Allows the same file to be chosen again.
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
