import type { ActionFunction, ActionFunctionArgs } from 'react-router'
import { expect } from 'vitest'
import { adminPassword } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { action as twoFactor } from './account/two-factor'
import { action as saveText } from './content'
import { action as previewLink } from './preview-link'
import { loader as draft, action as drafts } from './unsaved-drafts'

databaseTest('a request with an unknown intent is refused', async ({ backend }) => {
  const screens = await openScreens(backend)
  const { id } = await (await openWriter(backend)).news('Lys')
  const statusOf = async (action: unknown, fields = {}) => {
    let status = 0
    const answer = async (args: ActionFunctionArgs) => {
      const response = await (action as ActionFunction)(args)
      if (response instanceof Response) status = response.status
      return { data: {}, init: null }
    }
    await screens.send(answer, { intent: 'ukendt', ...fields }, { noun: 'news', id })
    return status
  }
  expect(await statusOf(twoFactor, { password: adminPassword })).toBe(404)
  expect(await statusOf(previewLink)).toBe(400)
  expect(await statusOf(drafts)).toBe(400)
})

databaseTest('that a draft is missing is not cached', async ({ backend }) => {
  const screens = await openScreens(backend)
  const answer = await screens.load(draft, {}, '?id=ukendt')
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

databaseTest('a text that another window has saved is not overwritten', async ({ backend }) => {
  const screens = await openScreens(backend)
  const save = (value: string) => screens.send(saveText, { key: 'hero.name', value, revision: 0 })
  expect((await save('Johanne')).answer).toMatchObject({ kind: 'done' })
  expect(await save('Ida')).toMatchObject({
    status: 409,
    answer: {
      kind: 'outdated',
      revision: 1,
      values: { key: 'hero.name', value: 'Johanne', revision: 1 },
    },
  })
})
