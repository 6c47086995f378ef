import { expect, test } from 'vitest'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import { openedParameter } from '~/http/opened-row'
import { SeoCard } from './seo-card'

const stored = {
  page_slug: '/nyheder',
  meta_title: 'Nyheder fra skrivestuen',
  meta_description: '',
  revision: 3,
} as const

test.each([
  ['Gem Nyheder', [{ meta_title: 'Fra i går', revision: '3' }]],
  ['Nulstil Nyheder', []],
])('an earlier version opens its card, and is not put in again after %s', async (name, sent) => {
  interceptRequests()
  const card = <SeoCard stored={{ ...stored, id: '7' }} siteUrl="https://example.dk" />
  const state = { earlierVersion: { meta_title: 'Fra i går' } }
  const screen = await renderScreen(card, { path: `/admin/skaerm?${openedParameter}=7`, state })
  history.replaceState({ usr: state }, '')
  await expect.element(screen.getByLabelText('Meta titel')).toHaveValue('Fra i går')
  await expect.element(screen.getByLabelText('Meta titel')).toHaveFocus()
  const notice = screen.getByText(/^En tidligere udgave er sat ind/)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name }).click()
  await expect.poll(() => screen.sent).toMatchObject(sent)
  await expect.element(notice).not.toBeInTheDocument()
  expect(history.state).toEqual({ usr: null })
})

test('unsaved settings of an earlier visit open their card, and can be continued', async () => {
  const draft = storedDraft({ meta_title: ['Halvt skrevet'] }, { form: '/admin/skaerm /nyheder' })
  draftServer([draft])
  const screen = await renderScreen(<SeoCard stored={stored} siteUrl="https://example.dk" />)
  const resume = screen.getByRole('button', { name: 'Fortsæt' })
  await expect.element(resume).toBeVisible()
  await resume.click()
  await expect.element(screen.getByLabelText('Meta titel')).toHaveValue('Halvt skrevet')
  await expect.element(screen.getByRole('button', { name: 'Gem Nyheder' })).toBeVisible()
})
