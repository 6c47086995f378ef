import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaveBar } from './save-bar'

const unsaved = 'Der er ændringer, som ikke er gemt'

function bar(state: { unsavedText?: string; isSaving: boolean; onCancel?: () => void }) {
  return renderToStaticMarkup(
    <SaveBar saveLabel="Opdater" onCancel={state.onCancel} {...state}>
      {null}
    </SaveBar>,
  )
}

test('the bar of a form says what is unsaved and what is being saved', () => {
  const saved = bar({ isSaving: false })
  expect(saved).toMatch(/aria-disabled="false"[^>]*>Opdater</)
  expect(saved).not.toContain(unsaved)
  const changed = bar({ unsavedText: unsaved, isSaving: false })
  expect(changed).toMatch(/aria-disabled="false"[^>]*>Opdater</)
  expect(changed).toContain(unsaved)
  const saving = bar({ unsavedText: unsaved, isSaving: true })
  expect(saving).toMatch(/aria-disabled="true"[^>]*>Gemmer\.\.\.</)
  expect(saving).not.toContain(unsaved)
})

test('a form can be cancelled if it has a way back', () => {
  const state = { isSaving: false }
  expect(bar(state)).not.toContain('Annuller')
  expect(bar({ ...state, onCancel: () => {} })).toContain('Annuller')
})

test('a short form has no list of its sections', () => {
  expect(bar({ isSaving: false })).toMatch(/<select hidden=""/)
})
