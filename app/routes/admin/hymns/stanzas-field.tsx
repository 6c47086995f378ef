import { type ClipboardEvent, useState } from 'react'
import { Field, type FieldProps } from '~/admin/fields/fields'
import { control } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import { normalizeVerse } from '~/domain/hymns/verse/normalize-verse'
import { stanzasOf } from '~/domain/hymns/verse/stanzas'
import { HymnVerse } from '~/site/hymns/hymn-verse'

const previewTitle = 'Sådan kommer teksten til at stå'

export function StanzasField(field: FieldProps) {
  const { id, value, aria, notifyChange } = useField(field.name, field.hint)
  const [text, setText] = useState(() => textOf(value))
  const stanzas = stanzasOf(normalizeVerse(text))

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (text.trim() !== '') return
    event.preventDefault()
    setText(normalizeVerse(pastedText(event.clipboardData)))
    notifyChange()
  }

  return (
    <div className="grid gap-6">
      <Field {...field} required>
        <textarea
          id={id}
          name={field.name}
          rows={12}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
          {...aria}
          aria-required
          className={`${control} field-sizing-content min-h-72 leading-normal`}
        />
      </Field>
      <section aria-label={previewTitle} className="grid gap-3">
        <p className="font-semibold text-small">{previewTitle}</p>
        {stanzas.length === 0 ? (
          <p className="text-faded text-small">Versene vises her, mens du skriver.</p>
        ) : (
          <HymnVerse stanzas={stanzas} className="pl-4 md:pl-8 [&_.verse]:text-body" />
        )}
      </section>
    </div>
  )
}

/** Reads the pasted HTML, since only there does Word mark which lines are one paragraph, that is one stanza. */
function pastedText(data: DataTransfer): string {
  const html = data.getData('text/html')
  if (!/<br/i.test(html)) return data.getData('text/plain')
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!page.querySelector('p br')) return data.getData('text/plain')
  return [...page.querySelectorAll('p')].map(linesOf).join('\n\n')
}

/** Returns the lines of a paragraph. Only `<br>` is a line break; in HTML source a line break is a space. */
function linesOf(paragraph: Element): string {
  for (const lineBreak of paragraph.querySelectorAll('br')) lineBreak.replaceWith('\v')
  return (paragraph.textContent ?? '').replace(/\s*\n\s*/g, ' ').replaceAll('\v', '\n')
}
