import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'
import { contactCopy } from '~/domain/contact/contact.copy'
import { contactFields, contactForm, contactInfoFields } from '~/domain/contact/contact.form'
import { contactForEditing } from '~/domain/contact/contact.server'
import { saveContact } from '~/domain/contact/contact-commands.server'
import { pictureValues } from '~/domain/images/picture-values.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, TextArea, ImageField, FoldedFields } = formKit(contactForm, {
  ...contactFields,
  ...contactInfoFields,
})

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const { id, ...values } = await storedValues(backend)
  return { id, values }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), contactForm, {
    save: (value) => saveContact(backend, admin, value),
    readStored: () => storedValues(backend),
    done: contactCopy.saved,
    failed: contactCopy.notSaved,
  })
}

async function storedValues(backend: Backend) {
  const content = await contactForEditing(backend)
  return { ...content, ...(await pictureValues(backend, 'image_url', content.image_url)) }
}

export default function ContactEdit({ loaderData: { id, values } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Kontakt"
      intro="Det, der står på siden »Kontakt«, og hvordan man får fat i dig."
      action={id && <HistoryLink noun="contact_content" id={id} />}
    >
      <Form values={values} saveLabel="Gem Ændringer">
        <FormSection title={contactCopy.details}>
          <TextField name="email" type="email" />
          <TextField name="phone" type="tel" />
          <TextField name="location" />
          <TextField name="form_title" />
          <TextField name="direct_contact_title" />
        </FormSection>
        <FoldedFields title="Header Indhold" names={['header_title', 'header_subtitle']}>
          <TextField name="header_title" />
          <TextArea name="header_subtitle" />
        </FoldedFields>
        <FoldedFields title="Citat" names={['quote_text', 'quote_author']}>
          <TextArea name="quote_text" />
          <TextField name="quote_author" />
        </FoldedFields>
        <FoldedFields title="Kontakt Billede" names={['image_url']}>
          <ImageField name="image_url" altName="image_alt" uploadError={contactCopy.notSaved} />
        </FoldedFields>
      </Form>
    </AdminPage>
  )
}
