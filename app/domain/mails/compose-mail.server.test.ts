import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openMailServer } from '#tests/support/mail-server'
import { palettes } from '~/faces/palettes.server'
import type { Backend } from '~/platform/backend.server'
import { blocksOfText, type MailBlock } from '~/platform/mail/mail-block'
import { openMailer } from '~/platform/mail/transport.server'
import { composeMail } from './compose-mail.server'

const text = `Hej\n\nVælg <her> & nu:\n\nhttps://example.dk/admin/konto?kode=a&b=1\n`

async function write({ db }: Backend, texts: Record<string, string>) {
  const at = '2026-11-21T09:00:00.000Z'
  for (const [key, content_value] of Object.entries(texts)) {
    const [page = '', element_key = ''] = key.split('.')
    await db
      .insertInto('editable_content')
      .values({
        id: key,
        page,
        element_key,
        content_value,
        content_type: 'text',
        created_at: at,
        updated_at: at,
        revision: 1,
      })
      .execute()
  }
}

const everyBlock: MailBlock[] = [
  ...blocksOfText(text),
  { kind: 'link', url: 'https://example.dk/admin', label: 'Se henvendelsen' },
  { kind: 'facts', facts: [{ label: 'Sted', value: 'Ribe <3' }] },
  { kind: 'quotation', text: 'Kære Johanne\n\nKan du komme?\nHilsen Bo' },
]

const mailFrom = (backend: Backend, body: MailBlock[]) =>
  composeMail(backend, { to: 'bo@example.dk', subject: 'Tak & farvel', body })

databaseTest(
  'a mail has the colours, the font, the name and the mark of the site',
  async ({ backend }) => {
    await write(backend, {
      'hero.name': 'Anna & Søn',
      'udseende.face': 'fjord',
      'udseende.mark': 'anker',
    })
    const { html = '', attachments = [] } = await mailFrom(backend, everyBlock)
    expect(html).toContain(`background:${palettes.fjord?.light.paper}`)
    expect(html).toContain(`.m-page{background:${palettes.fjord?.dark.paper}!important`)
    expect(html).toContain('Source Serif 4')
    expect(html).toContain('Anna &amp; Søn')
    const [mark, ...others] = attachments
    expect(others).toEqual([])
    expect(html).toContain(`src="cid:${mark?.cid}"`)
    expect(mark?.content.subarray(1, 4).toString()).toBe('PNG')
  },
)

databaseTest('a mail arrives with both parts, escaped and small', async ({ backend }) => {
  const { url, received } = await openMailServer()
  const mailer = openMailer({ smtp: { url, from: 'side@example.dk' } })
  const composed = await mailFrom(backend, everyBlock)
  await mailer?.send(composed)
  mailer?.close()
  const [mail] = received
  expect(mail?.subject).toBe('Tak & farvel')
  expect(mail?.text).toBe(
    'Hej\n\nVælg <her> & nu:\n\nhttps://example.dk/admin/konto?kode=a&b=1\n\nSe henvendelsen:\nhttps://example.dk/admin\n\nSted: Ribe <3\n\n> Kære Johanne\n> \n> Kan du komme?\n> Hilsen Bo\n',
  )
  const html = String(mail?.html)
  expect(html).not.toContain('<img')
  expect(html).toContain('>Vælg &lt;her&gt; &amp; nu:</p>')
  expect(html).toContain('<a href="https://example.dk/admin/konto?kode=a&amp;b=1"')
  expect(html.length).toBeLessThan(100_000)
})
