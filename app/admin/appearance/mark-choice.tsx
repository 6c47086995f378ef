import { type ReactNode, useEffect, useRef, useState } from 'react'
import { describedBy, FieldError } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import { pictureTypes } from '~/admin/picture/chosen-file'
import { FileButton } from '~/admin/requests/file-button'
import { uploadMark } from '~/admin/requests/upload'
import { useUpload } from '~/admin/requests/use-upload'
import { DeleteButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { appearanceCopy as copy } from '~/domain/content/appearance/appearance.copy'
import { marks } from '~/faces/marks'
import { parseUploadedMark } from '~/faces/uploaded-mark'
import { DrawnMark } from '~/ui/drawn-mark'

export const deleteMarkIntent = 'delete-mark'

const acceptedTypes = [...pictureTypes, 'image/svg+xml', '.svg'].join()

export function MarkChoice({ name, storedPaths }: { name: string; storedPaths: string[] }) {
  const { id, value, error } = useField(name)
  const [newPaths, setNewPaths] = useState<string[]>([])
  const { progress, failure, upload } = useUpload()
  const message = failure ?? error
  const command = useCommand()

  async function add(file: File) {
    const stored = await upload((options) => uploadMark(file, options))
    if (stored) setNewPaths([stored.path, ...newPaths])
  }

  function remove(path: string) {
    setNewPaths(newPaths.filter((each) => each !== path))
    command({ intent: deleteMarkIntent, path })
  }

  const allPaths = [...newPaths, ...storedPaths.filter((path) => !newPaths.includes(path))]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-small">Mærke</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        <Choice name={name} value="" title="Intet mærke" selected={value} />
        {marks.map((mark) => (
          <Choice key={mark.name} name={name} value={mark.name} title={mark.title} selected={value}>
            <DrawnMark mark={mark} className="size-12 text-accent" />
          </Choice>
        ))}
        {allPaths.map((path, index) => {
          const mark = parseUploadedMark(path)
          const title =
            allPaths.length > 1 ? `${copy.ownMark} ${allPaths.length - index}` : copy.ownMark
          const isNew = newPaths.includes(path)
          return (
            <div key={path} className="grid content-start justify-items-stretch">
              <Choice name={name} value={path} title={title} selected={value} isNew={isNew}>
                {mark && <DrawnMark mark={mark} className="h-12 max-w-full text-accent" />}
              </Choice>
              {path !== textOf(value) && (
                <DeleteButton
                  name={title}
                  copy={{ deleteQuestion: 'Er du sikker på at du vil slette dette mærke?' }}
                  onDelete={() => remove(path)}
                />
              )}
            </div>
          )
        })}
      </div>
      <div className="grid justify-items-start gap-1">
        {progress !== undefined ? (
          <p role="status" className="py-2 text-small">
            Mærket bliver gjort klar …
          </p>
        ) : (
          <FileButton
            id={id}
            label="Upload dit eget mærke"
            accept={acceptedTypes}
            aria={describedBy(id, { hint: copy.uploadMarkHint, error: message })}
            onFile={(file) => void add(file)}
          />
        )}
        <p id={`${id}-hint`} className="text-faded text-small">
          {copy.uploadMarkHint}
        </p>
        <FieldError id={id} isAlert>
          {message}
        </FieldError>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  title: string
  selected: unknown
  /** Whether it was just uploaded; it is then selected when it is mounted. */
  isNew?: boolean
  /** The mark. Without one the choice takes a row of its own. */
  children?: ReactNode
}

function Choice({ name, value, title, selected, isNew = false, children }: ChoiceProps) {
  const radio = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Unlike `checked`, a click fires the events that the form and the preview listen to.
    if (isNew) radio.current?.click()
  }, [isNew])
  return (
    <label
      className={`relative grid cursor-pointer gap-2 border border-rule bg-paper p-3 has-checked:outline-3 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-4 ${children ? 'min-h-28 content-between justify-items-center text-center' : 'col-span-full'}`}
    >
      {children}
      <span className="flex items-center gap-2 text-small">
        <input
          ref={radio}
          type="radio"
          name={name}
          value={value}
          defaultChecked={textOf(selected) === value}
          className="size-4 accent-accent"
        />
        {title}
      </span>
    </label>
  )
}
