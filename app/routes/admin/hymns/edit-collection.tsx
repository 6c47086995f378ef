import { ChipsField } from '~/admin/fields/chips-field'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { workChoices } from '~/domain/bibliography/bibliography-editing.server'
import { hymnCollectionFields, hymnCollectionForm } from '~/domain/hymns/hymns.form'
import { saveHymnCollection } from '~/domain/hymns/hymns-commands.server'
import { hymnCollectionCopy } from '~/domain/hymns/hymns-editing.copy'
import { hymnChoices } from '~/domain/hymns/hymns-editing.server'
import { withPicture } from '~/domain/images/picture-values.server'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { signedIn } from '~/platform/auth/session.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit-collection'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, TextArea, SelectField, Checkbox, ImageField, fieldOf } = formKit(
  hymnCollectionForm,
  hymnCollectionFields,
)

const list = '/admin/salmer/samlinger'

const form = publishedForm('hymn_collections', hymnCollectionForm, {
  copy: hymnCollectionCopy,
  blank: ({ clock }) => ({ revision: 0, year: copenhagenToday(clock).slice(0, 4) }),
  readStored: async (backend, id) => {
    const values = await rowForForm(backend, 'hymn_collections', hymnCollectionForm, id)
    return withPicture(backend, 'image_url', values)
  },
  save: saveHymnCollection,
  goTo: list,
})

export async function loader(args: Route.LoaderArgs) {
  const { backend } = signedIn(args.context)
  const [formValues, hymns, works] = await Promise.all([
    form.loader(args),
    hymnChoices(backend),
    workChoices(backend),
  ])
  return { ...formValues, hymns, works }
}

export const action = form.action

export default function CollectionEdit({ loaderData }: Route.ComponentProps) {
  const { values, hymns, works, draft } = loaderData
  return (
    <EditPage noun="hymn_collections" copy={hymnCollectionCopy} draft={draft}>
      <Form values={values} backTo={list}>
        <TextField name="title" required />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <TextField name="year" type="number" required />
          <TextField name="hymn_count" type="number" />
        </div>
        <TextField name="collaborator" />
        <TextArea name="description" rows={6} />
        <ChipsField
          {...fieldOf('hymn_ids')}
          choices={hymns.map(({ title }) => title)}
          parse={(input) => findHymn(hymns, input)}
          parseError={hymnCollectionCopy.unknownHymn}
          chipOf={(value) => ({
            value,
            label: hymns.find(({ id }) => id === value)?.title ?? hymnCollectionCopy.deletedHymn,
          })}
          isOrdered
        />
        <SelectField
          name="bibliography_id"
          options={[
            { value: '', label: hymnCollectionCopy.noWork },
            ...works.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <ImageField name="image_url" />
        <Checkbox name="is_available" />
        <PublicationField draft={draft} />
      </Form>
    </EditPage>
  )
}

/** Returns the hymn with this title, or the first one whose title starts with it. */
function findHymn(hymns: { id: string; title: string }[], input: string) {
  const prefix = input.toLocaleLowerCase('da')
  const matches = hymns.filter(({ title }) => title.toLocaleLowerCase('da').startsWith(prefix))
  const hymn = matches.find(({ title }) => title.length === input.length) ?? matches[0]
  return hymn && { value: hymn.id, label: hymn.title }
}
