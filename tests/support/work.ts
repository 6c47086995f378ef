import { type WorkForm, workForm } from '~/domain/bibliography/bibliography.form'
import { readForm } from '~/forms/form'
import { filledForm } from './forms'

const fields = { title: 'Blæk', year: '2026', category: 'værkliste' }

/** The form values of a new work, with only the text that a test needs. */
export function blankWork(values: Partial<WorkForm> = {}): WorkForm {
  const { value, errors } = readForm(workForm, filledForm(workForm, fields))
  if (errors) throw new Error(JSON.stringify(errors))
  return { ...value, ...values }
}
