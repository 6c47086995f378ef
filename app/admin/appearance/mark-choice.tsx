import { textOf, useField } from '~/admin/form/form-state'
import { appearanceCopy as copy } from '~/domain/content/appearance.copy'
import { marks } from '~/faces/marks'
import { DrawnMark } from '~/ui/drawn-mark'

/** One of the marks, or none. */
export function MarkChoice({ name }: { name: string }) {
  const { value, error } = useField(name)
  const choices = [{ name: '', title: copy.noMark, path: '' }, ...marks]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-small">{copy.mark}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {choices.map(({ name: choice, title, path }) => (
          <label
            key={choice}
            className="relative grid min-h-28 cursor-pointer content-between justify-items-center gap-2 border border-rule bg-paper p-3 text-center has-checked:outline-3 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-4"
          >
            {path ? <DrawnMark path={path} className="size-12 text-accent" /> : <span />}
            <span className="flex items-center gap-2 text-small">
              <input
                type="radio"
                name={name}
                value={choice}
                defaultChecked={textOf(value) === choice}
                className="size-4 accent-accent"
              />
              {title}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-accent text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
