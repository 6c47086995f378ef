export interface FileDescription {
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export interface FileButtonProps {
  id: string
  label: string
  /** The HTML attribute `accept`. A function is called when the file dialog opens. */
  accept: string | (() => string)
  multiple?: boolean
  isMain?: boolean
  aria?: FileDescription
  onFile: (file: File) => void
}

export function FileButton({ id, label, accept, multiple, isMain, aria, onFile }: FileButtonProps) {
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={typeof accept === 'string' ? accept : undefined}
        multiple={multiple}
        {...aria}
        className="peer sr-only"
        onClick={({ currentTarget }) => {
          if (typeof accept === 'function') currentTarget.accept = accept()
        }}
        onChange={(event) => {
          for (const file of event.target.files ?? []) onFile(file)
          // Allows the same file to be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={`${isMain ? 'button-filled' : 'button'} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-3`}
      >
        {label}
      </label>
    </div>
  )
}
