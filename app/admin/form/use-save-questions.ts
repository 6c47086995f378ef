import { useState } from 'react'
import type { QuestionDialogProps } from './question-dialog'
import type { RecordFormProps, SaveQuestion } from './record-form-props'

type Fields = Record<string, string>

interface Asked {
  question: SaveQuestion
  settle: (fields: Fields | undefined) => void
}

/** Asks a form's questions before it is sent. */
export function useSaveQuestions() {
  const [asked, setAsked] = useState<Asked>()

  /** Adds the fields of the answers to the entries; false if a question was cancelled. */
  async function allAnswered(entries: FormData, asks: RecordFormProps['asks']): Promise<boolean> {
    for (const question of asks?.(entries) ?? []) {
      const fields = await new Promise<Fields | undefined>((settle) =>
        setAsked({ question, settle }),
      )
      setAsked(undefined)
      if (!fields) return false
      for (const [name, value] of Object.entries(fields)) entries.set(name, value)
    }
    return true
  }

  const dialog: QuestionDialogProps | undefined = asked && {
    open: true,
    title: asked.question.title,
    text: asked.question.text,
    answers: asked.question.answers.map(({ label, fields = {} }) => ({
      label,
      onChoose: () => asked.settle(fields),
    })),
    onCancel: () => asked.settle(undefined),
  }
  return { allAnswered, dialog }
}
