import { FieldError } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import { appearanceCopy as copy } from '~/domain/content/appearance/appearance.copy'
import { faces } from '~/faces/faces'

export function FaceChoice({ name }: { name: string }) {
  const { id, value, error } = useField(name)
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{copy.face.title}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        {faces.map((face) => (
          <label
            key={face.name}
            className={`face-${face.name} palette-${face.name} relative grid cursor-pointer content-start gap-2 border border-rule bg-paper p-5 font-text text-ink has-checked:outline-3 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-4`}
          >
            <span className="flex items-center gap-2 font-label text-faded text-small">
              <input
                type="radio"
                name={name}
                value={face.name}
                defaultChecked={textOf(value) === face.name}
                className="size-4 accent-accent"
              />
              {face.title}
            </span>
            <span className="text-balance font-display text-heading leading-tight">
              Lyset spørger ikke, før det kommer
            </span>
            <span className="text-faded text-small leading-snug">{face.description}</span>
            <span aria-hidden="true" className="mt-1 flex gap-1.5">
              <i className="h-1.5 w-10 bg-accent" />
              <i className="h-1.5 w-10 bg-gilt" />
              <i className="h-1.5 w-10 bg-ink" />
              <i className="h-1.5 w-10 bg-leaf" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} isAlert>
        {error}
      </FieldError>
    </fieldset>
  )
}
