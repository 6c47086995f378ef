import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'
import { textsForEditing } from '~/domain/content/content.server'
import { featuresCopy as copy } from '~/domain/content/features/features.copy'
import { featureKeys, featuresForm } from '~/domain/content/features/features.form'
import { textsScreen } from '~/routes/admin/texts-screen.server'
import type { Route } from './+types/edit'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, SelectField, TextField, TextArea } = formKit(featuresForm)

const screen = textsScreen(featuresForm, (backend) => textsForEditing(backend, featureKeys), copy)

export const loader = screen.loader
export const action = screen.action

const options = [
  { value: '', label: copy.off },
  { value: 'on', label: copy.on },
]

export default function FeaturesEdit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={copy.title}
      intro={copy.intro}
      action={<HistoryLink noun="editable_content" />}
    >
      <Form values={loaderData.values} onlyChanges>
        <FormSection {...copy.enquiries}>
          <SelectField name="funktioner.enquiries" label={copy.enquiriesField} options={options} />
          <SelectField name="funktioner.contact_form" label={copy.contactForm} options={options} />
          <TextField name="funktioner.enquiry_months" label={copy.months} hint={copy.monthsHint} />
          <div className="[&_textarea]:max-h-60">
            <TextArea
              name="funktioner.spam_words"
              label={copy.spamWords}
              hint={copy.spamWordsHint}
              rows={6}
            />
          </div>
        </FormSection>
        <FormSection {...copy.letter}>
          <SelectField name="funktioner.letter" label={copy.letterField} options={options} />
          <TextField
            name="funktioner.letter_rate"
            label={copy.letterRate}
            hint={copy.letterRateHint}
            inputMode="numeric"
          />
        </FormSection>
        <FormSection {...copy.readers}>
          <SelectField name="funktioner.readers" label={copy.readersField} options={options} />
          <SelectField name="funktioner.readers_mail" label={copy.readersMail} options={options} />
          <SelectField
            name="funktioner.readers_beacon"
            label={copy.readersBeacon}
            hint={copy.readersBeaconHint}
            options={options}
          />
        </FormSection>
        <FormSection {...copy.privacy}>
          <TextArea name="funktioner.privacy" label={copy.privacyField} rows={6} />
        </FormSection>
        <FormSection {...copy.accessibility}>
          <SelectField
            name="funktioner.accessibility"
            label={copy.accessibilityField}
            options={options}
          />
        </FormSection>
      </Form>
    </AdminPage>
  )
}
