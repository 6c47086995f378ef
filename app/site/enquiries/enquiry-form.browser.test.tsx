import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { visitorFields as labels } from '~/domain/enquiries/visitor-fields.copy'
import { EnquiryForm } from './enquiry-form'

const lectures = [
  { id: 'haab', title: 'Håb' },
  { id: 'sang', title: 'Sang' },
]

const values = {
  lecture: 'sang',
  name: 'Bo Ibsen',
  organisation: 'Ribe Højskole',
  email: 'bo@example',
  phone: '12 34 56 78',
  wished_date: '2027-03-04',
  dates: 'Helst aften',
  place: 'Ribe',
  people: 'ca. 40',
  message: 'Vil du komme?',
}

const consent = 'Ja, send mig brevet.'

const open = (props: Partial<Parameters<typeof EnquiryForm>[0]> = {}) =>
  renderPage(
    <EnquiryForm
      time="1"
      lectures={lectures}
      values={values}
      errors={{}}
      consent={consent}
      {...props}
    />,
  )

test.each([true, false])(
  'a form that was not accepted has all that was typed, also the wish for the letter: %s',
  async (wantsLetter) => {
    const errors = { email: 'E-mailen er ikke gyldig.', message: 'Skriv lidt mere.' }
    const screen = await open({ wantsLetter, errors, message: 'Noget mangler.' })
    // Not the messages of the page.
    await expect.element(screen.locator.getByRole('alert')).toHaveTextContent('Noget mangler.')
    for (const [name, value] of Object.entries(values)) {
      const label = labels[name as keyof typeof values]
      const field = screen.locator.getByLabelText(label, { exact: false })
      await expect.element(field).toHaveValue(value)
      const error = errors[name as keyof typeof errors]
      if (error) await expect.element(field).toHaveAccessibleDescription(error)
      else await expect.element(field).not.toHaveAttribute('aria-invalid')
    }
    const wish = screen.getByRole('checkbox', { name: consent })
    if (wantsLetter) await expect.element(wish).toBeChecked()
    else await expect.element(wish).not.toBeChecked()
  },
)

test('the form of an event has no choice of lectures, and no letter while it is off', async () => {
  const screen = await open({ lectures: [], consent: undefined })
  await expect.element(screen.getByRole('textbox', { name: /^Navn/ })).toBeVisible()
  expect(screen.getByRole('combobox').elements()).toEqual([])
  expect(screen.getByRole('checkbox').elements()).toEqual([])
})
