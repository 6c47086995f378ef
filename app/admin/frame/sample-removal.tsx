import { useEffect } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { useSaving } from '~/admin/saving/use-saving'
import { FormSection } from '~/admin/screen/form-section'
import { type SampleLeft, sampleRemovalCopy } from '~/domain/sample/sample-removal.copy'

const path = href('/admin/eksempelindhold')

export function SampleRemoval() {
  const { load, data } = useFetcher<{ left: SampleLeft | undefined }>()
  const navigate = useNavigate()
  useEffect(() => void load(path), [load])
  const { sendOnce } = useSaving((answer) => {
    // The current screen may show removed content.
    if (answer.kind === 'done') void navigate(href('/'))
  }, path)
  const remaining = data?.left
  if (!remaining) return null
  const { intro, remove, question } = sampleRemovalCopy
  return (
    <FormSection id="eksempelindhold" title="Eksempelindhold" intro={intro}>
      <p>{sampleRemovalCopy.left(remaining)}</p>
      <ConfirmButton
        title={remove}
        text={question(remaining)}
        confirm={remove}
        onConfirm={() => sendOnce({ intent: 'remove' })}
        className="button justify-self-start"
      >
        {remove}
      </ConfirmButton>
    </FormSection>
  )
}
