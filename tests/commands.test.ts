import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOf, commandsWithoutAudit, writesOutsideCommands } from './support/commands'
import type { Source } from './support/walls'

const root = join(import.meta.dirname, '..')

const sources: Source[] = readdirSync(join(root, 'app/domain'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.server.ts'))
  .map((path) => ({
    path: `app/domain/${path}`,
    code: readFileSync(join(root, 'app/domain', path), 'utf8'),
  }))

const planted = (path: string, code: string): Source[] => [...sources, { path, code }]

test('rows of a noun are written only in the commands of that noun', () => {
  expect(writesOutsideCommands(sources)).toEqual([])
  const path = 'app/domain/news/news-editing.server.ts'
  for (const code of ["deleteRow(tx, admin, 'news', id)", "db.updateTable('news')"]) {
    expect(writesOutsideCommands([{ path, code }])).toEqual([path])
  }
})

test('every command that writes takes the admin and is in the audit log', () => {
  expect(commandsOf(sources)).toEqual(
    expect.arrayContaining(['saveRow', 'deleteNoun', 'setDismissed', 'syncWithDomain']),
  )
  expect(commandsWithoutAudit(sources)).toEqual([])
})

const withoutAdmin = `export async function hideNews(backend: Backend, id: string): Promise<void> {
  await patchRow(backend, otherAdmin, 'news', id, {})
}
`
const withoutAudit = `export async function hideNews(
  backend: Backend,
  admin: Admin,
  id: string,
): Promise<void> {
  await hide(backend, id)
}

async function hide({ db }: Backend, id: string) {
  await db.updateTable('news').set({ hidden: 1 }).where('id', '=', id).execute()
}
`

test.each([withoutAdmin, withoutAudit])('a command without either is reported: %#', (code) => {
  const path = 'app/domain/news/planted-commands.server.ts'
  expect(commandsWithoutAudit(planted(path, code))).toEqual([`${path}: hideNews`])
})
