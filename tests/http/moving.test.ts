import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startAdminSite } from '#tests/support/admin-site'
import { command } from '#tests/support/operator-command'
import { wxr } from '#tests/support/wordpress'

test('an import beside a running site is shown there, with its former addresses, and can be undone', {
  tags: ['all'],
}, async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-moving-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'gammel.xml')
  const link = 'https://gammel.dk/2020/02/fra-ribe/'
  writeFileSync(file, wxr([{ id: 12, title: 'Nyt fra Ribe', link }]))
  const settings = { DATA_DIR: site.dataDir }
  const redirectOf = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('Location')]
  }

  const dry = await command(settings, 'import', 'wordpress', file, '--dry-run')
  expect([dry.code, dry.printed]).toEqual([0, expect.stringContaining('1  news  post  new')])
  expect((await fetch(`${site.url}/nyheder/nyt-fra-ribe`)).status).toBe(404)

  const moved = await command(settings, 'import', 'wordpress', file)
  expect([moved.code, moved.printed]).toEqual([0, expect.stringContaining('done: 1 of 1')])
  expect(await (await fetch(`${site.url}/nyheder`)).text()).toContain('Nyt fra Ribe')
  expect(await redirectOf('/2020/02/fra-ribe/')).toEqual([301, '/nyheder/nyt-fra-ribe'])
  expect(await redirectOf('/?p=12')).toEqual([301, '/nyheder/nyt-fra-ribe'])

  const target = join(folder, 'ud.xml')
  expect((await command(settings, 'export', 'wordpress', target)).code).toBe(0)
  expect(readFileSync(target, 'utf8')).toContain('Nyt fra Ribe')

  const list = await command(settings, 'import', 'list')
  const [, id = ''] = /^(\S+) .*gammel\.xml {2}done$/m.exec(list.printed) ?? []
  const undone = await command(settings, 'import', 'undo', id)
  expect([undone.code, undone.printed]).toEqual([0, 'undone\n'])
  expect((await fetch(`${site.url}/nyheder/nyt-fra-ribe`)).status).toBe(404)

  writeFileSync(file, 'hej')
  const broken = await command(settings, 'import', 'wordpress', file)
  expect([broken.code, broken.printed.trim().split('\n').length]).toEqual([1, 1])
})
