import { useRef, useState } from 'react'
import { type FieldProps, TextArea } from '~/admin/fields/fields'
import { useField } from '~/admin/form-state/form-state'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { sentencesOf } from '~/domain/bibliography/reviews/pull-quote'
import { Button } from '~/ui/button'

export function PullQuoteField({ quoteName, ...field }: FieldProps & { quoteName: string }) {
  const { id, notifyChange } = useField(field.name)
  const details = useRef<HTMLDetailsElement>(null)
  const [sentences, setSentences] = useState<string[]>([])

  function readSentences() {
    const form = details.current?.closest('form')
    setSentences(form ? sentencesOf(String(new FormData(form).get(quoteName) ?? '')) : [])
  }

  function pick(sentence: string) {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = sentence
    field.focus()
    notifyChange()
  }

  return (
    <div className="grid gap-2">
      <TextArea {...field} />
      <details ref={details} onToggle={readSentences} className="text-small">
        <summary className="cursor-pointer py-2">{reviewCopy.sentencesHeading}</summary>
        <ul className="border-rule border-t">
          {sentences.map((sentence) => (
            <li key={sentence} className="border-rule border-b">
              <Button
                className="w-full py-2.5 text-left hover:text-accent"
                onClick={() => pick(sentence)}
              >
                {sentence}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
