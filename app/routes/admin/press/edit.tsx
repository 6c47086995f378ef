import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

import { contentEntries } from '~/domain/content/content'
import { textsForEditing } from '~/domain/content/content.server'
import { pressEditingCopy } from '~/domain/press/press.copy'
import { pressForm, pressTextKeys } from '~/domain/press/press.form'
import { biographies } from '~/domain/press/press-kit'
import { textsScreen } from '~/routes/admin/texts-screen.server'
import type { Route } from './+types/edit'

const { Form, TextArea, RichTextField, FoldedFields } = formKit(pressForm)

const screen = textsScreen(
  pressForm,
  (backend) => textsForEditing(backend, pressTextKeys),
  pressEditingCopy,
)

export const loader = screen.loader
export const action = screen.action

export default function PressEdit({ loaderData: { values } }: Route.ComponentProps) {
  const { title, intro, page, biography, facts } = pressEditingCopy
  return (
    <AdminPage title={title} intro={intro} action={<HistoryLink noun="editable_content" />}>
      <Form values={values} onlyChanges>
        <FoldedFields {...page} names={['presse.intro']}>
          <TextArea name="presse.intro" {...labelAndHint('presse.intro')} />
        </FoldedFields>
        <FoldedFields
          {...biography}
          names={biographyTexts}
          stateOf={(filled) =>
            biographyTexts
              .filter((text) => filled.some(({ name }) => name === text))
              .map((text) => contentEntries[text].label)
              .join(', ')
          }
        >
          {biographyTexts.map((text) => (
            <RichTextField
              key={text}
              pictures={false}
              name={text}
              {...labelAndHint(text)}
              rows={6}
            />
          ))}
        </FoldedFields>
        <FoldedFields {...facts} names={['presse.facts']}>
          <TextArea name="presse.facts" rows={6} {...labelAndHint('presse.facts')} />
        </FoldedFields>
      </Form>
    </AdminPage>
  )
}

const biographyTexts = biographies.map(({ text }) => text)

function labelAndHint(of: (typeof pressTextKeys)[number]) {
  return { label: contentEntries[of].label, hint: pressEditingCopy.hints[of] }
}
