import { Link } from 'react-router'
import { ChipsField } from '~/admin/fields/chips-field'
import { PdfChoiceField } from '~/admin/file/pdf-choice-field'
import { RecordingField } from '~/admin/file/recording-field'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { coverField, workFields, workForm } from '~/domain/bibliography/bibliography.form'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { reviewCopy, workCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { suggestedFormats } from '~/domain/bibliography/formats'
import { invalidShopCopy, readShop, shopLine } from '~/domain/bibliography/shops'
import { withPicture } from '~/domain/images/picture-values.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const {
  Form,
  TextField,
  SelectField,
  RichTextField,
  MediaField,
  ImageField,
  FoldedFields,
  fieldOf,
} = formKit(workForm, { ...workFields, ...coverField })

const list = '/admin/bibliografi'

const form = publishedForm('bibliography', workForm, {
  copy: workCopy,
  blank: ({ clock }) => ({ revision: 0, year: copenhagenToday(clock).slice(0, 4) }),
  readStored: async (backend, id) =>
    withPicture(backend, 'image_url', await workForEditing(backend, id)),
  save: saveWork,
  goTo: list,
})

export const loader = form.loader
export const action = form.action

export default function WorkEdit({ loaderData, params }: Route.ComponentProps) {
  const { values, isNew, draft } = loaderData
  return (
    <EditPage
      noun="bibliography"
      copy={workCopy}
      draft={draft}
      hasLetter
      links={
        !isNew && (
          <Link to="anmeldelser" className="button">
            {reviewCopy.heading}
          </Link>
        )
      }
    >
      <Form key={params.id} values={values} backTo={list}>
        <TextField name="title" required />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <TextField name="year" type="number" required />
          <SelectField name="category" required blank={isNew ? workCopy.noCategory : undefined} />
        </div>
        <RichTextField name="description" />
        <FoldedFields title="Omslag" names={['image_url', 'cover_url']}>
          <ImageField name="image_url" />
          <TextField name="cover_url" type="url" />
        </FoldedFields>
        <FoldedFields
          title="Om bogen"
          intro="Står på værkets egen side. Det, du ikke skriver, nævnes ikke."
          names={['publisher', 'pages', 'isbn', 'formats', 'translator', 'language']}
        >
          <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_10rem]">
            <TextField name="publisher" />
            <TextField name="pages" type="number" />
          </div>
          <TextField name="isbn" />
          <ChipsField {...fieldOf('formats')} choices={Object.keys(suggestedFormats)} />
          <TextField name="translator" />
          <SelectField name="language" />
        </FoldedFields>
        <FoldedFields title="Hvor den kan købes" names={['purchase_link', 'shops']}>
          <TextField name="purchase_link" type="url" />
          <ChipsField
            {...fieldOf('shops')}
            parse={shopChip}
            parseError={() => invalidShopCopy}
            isOrdered
          />
        </FoldedFields>
        <FoldedFields
          title="Uddrag"
          intro={workCopy.extractsIntro}
          names={['extract', 'extract_pdf_id', 'recording_id']}
        >
          <RichTextField name="extract" rows={10} />
          <PdfChoiceField {...fieldOf('extract_pdf_id')} />
          <RecordingField {...fieldOf('recording_id')} />
        </FoldedFields>
        <FoldedFields title={fieldOf('media').label} names={['media']}>
          <MediaField name="media" />
        </FoldedFields>
        <FoldedFields title="Adresse" names={['slug']}>
          <TextField name="slug" />
        </FoldedFields>
        <PublicationField draft={draft} />
      </Form>
    </EditPage>
  )
}

function shopChip(line: string) {
  const shop = readShop(line)
  return shop && { value: shopLine(shop), label: shopLine(shop) }
}
