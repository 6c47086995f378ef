import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { palettes } from '~/faces/palettes.server'
import type { Backend } from '~/platform/backend.server'
import { mailInFace } from './mail-in-face.server'

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

databaseTest(
  'a mail has the colours, the font, the name and the mark of the site',
  async ({ backend }) => {
    await write(backend, {
      'hero.name': 'Anna & Søn',
      'udseende.face': 'fjord',
      'udseende.mark': 'anker',
    })
    const { html, attachments = [] } = await mailInFace(backend, text)
    expect(html).toContain(`background:${palettes.fjord?.light.paper}`)
    expect(html).toContain("'Source Serif 4', Georgia, serif")
    expect(html).toContain('Anna &amp; Søn')
    const [mark, ...others] = attachments
    expect(others).toEqual([])
    expect(html).toContain(`src="cid:${mark?.cid}"`)
    expect(mark?.content.subarray(1, 4).toString()).toBe('PNG')
  },
)

databaseTest(
  'a mail without a mark has no attachment, and its text is escaped',
  async ({ backend }) => {
    const { html, attachments } = await mailInFace(backend, text)
    expect(attachments).toBeUndefined()
    expect(html).not.toContain('<img')
    expect(html).toContain('>Vælg &lt;her&gt; &amp; nu:</p>')
    expect(html).toContain('<a href="https://example.dk/admin/konto?kode=a&amp;b=1"')
  },
)
