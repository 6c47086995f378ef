import { expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { emptyBucket } from '#tests/support/bucket'
import { bucketVariables } from '#tests/support/bucket-service'
import { eventually } from '#tests/support/eventually'
import { query } from '#tests/support/postgres'
import { databaseOn } from '#tests/support/template-databases'
import { wxr } from '#tests/support/wordpress'

test('a source sent to two nodes is stored by the one that survives', {
  tags: 'all',
}, async () => {
  const { url, template } = inject('postgres')
  const name = `${template}_moving`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const variables = {
    DATABASE_URL: databaseOn(url, name),
    ...bucketVariables(await emptyBucket()),
  }
  const start = () => startAdminSite(variables)
  const [first, second] = await Promise.all([start(), start()])
  onTestFinished(first.remove)
  const headers = { ...fromOurPage, Cookie: await signIn(first) }
  const post = (node: { url: string }, path: string, body: string | URLSearchParams) =>
    fetch(node.url + path, { method: 'POST', headers, body })
  const until = (node: { url: string }, path: string, words: string) =>
    eventually(async () => {
      const page = await fetch(node.url + path, { headers })
      expect(await page.text()).toContain(words)
    })

  const text = wxr([{ id: 12, title: 'Nyt fra Ribe', link: 'https://gammel.dk/fra-ribe/' }])
  const half = Math.ceil(text.length / 2)
  const pieces = '/admin/upload/flytning?name=gammel.xml'
  const sent = await post(first, `${pieces}&piece=0`, text.slice(0, half))
  const { upload } = (await sent.json()) as { upload: string }
  await post(second, `${pieces}&piece=1&upload=${upload}`, text.slice(half))
  const fields = { intent: 'file', kind: 'wordpress', name: 'gammel.xml', upload, pictures: '' }
  const begun = await post(first, '/admin/flyt-ind.data', new URLSearchParams(fields))
  const [path = ''] = /\/admin\/flyt-ind\/[\w-]{36}/.exec(await begun.text()) ?? []
  await until(second, path, '»Nyt fra Ribe«')

  await first.kill()
  const act = (intent: string) => post(second, `${path}.data`, new URLSearchParams({ intent }))
  expect((await act('store')).status).toBe(200)
  await until(second, '/nyheder/nyt-fra-ribe', 'Nyt fra Ribe')
  // Its progress says 'er flyttet ind' before that.
  await until(second, path, 'WordPress · flyttet ind')
  expect((await act('undo')).status).toBe(200)
  await eventually(async () =>
    expect((await fetch(`${second.url}/nyheder/nyt-fra-ribe`)).status).toBe(404),
  )
  await second.stop()
})
