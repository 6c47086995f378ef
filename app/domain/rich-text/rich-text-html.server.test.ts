import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { blankWork } from '#tests/support/work'
import { openWriter } from '#tests/support/writer'
import { workAt } from '~/domain/bibliography/bibliography.server'
import { saveWork } from '~/domain/bibliography/bibliography-commands.server'
import { eventAt } from '~/domain/calendar/calendar.server'
import { hymnAt } from '~/domain/hymns/hymns.server'
import { lectureAt } from '~/domain/lectures/lectures.server'
import type { Backend } from '~/platform/backend.server'
import { findMissingFiles } from '~/platform/backups/missing-files.server'
import { richTextHtml } from './rich-text-html.server'
import { cardChoices } from './text-cards.server'

async function attachPdf({ db, files }: Backend, id: string, isStored: boolean) {
  const path = `collaboration-pdfs/${id}.pdf`
  if (isStored) await files.put(path, Buffer.from('%PDF-1.7'))
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id: 'c',
      filename: `${id}.pdf`,
      file_path: path,
      file_size: 8,
      original_name: 'Å & o.pdf',
      mime_type: 'application/pdf',
      ...times,
    })
    .execute()
}

databaseTest('links to PDFs lead to the download, or explain why not', async ({ backend }) => {
  await attachPdf(backend, 'a', true)
  await attachPdf(backend, 'b', false)
  await findMissingFiles(backend)
  const link = (id: string) => `<a data-pdf-id="${id}">Noder <em>å</em></a>`
  expect(await richTextHtml(backend, `<p>${link('a')}</p>`)).toBe(
    '<p><a href="/filer/pdf/a/%C3%85%20&amp;%20o.pdf" data-pdf-id="a" download>Noder <em>å</em></a></p>',
  )
  expect(await richTextHtml(backend, `<p>${link('b')}.</p>`)).toBe(
    '<p>Noder <em>å</em> (fejl).</p>',
  )
  expect(await richTextHtml(backend, `<p>${link('c')}.</p>`)).toBe(
    '<p><s>Noder <em>å</em></s> (ikke fundet).</p>',
  )
})

databaseTest('only links to other sites are external', async ({ backend }) => {
  const shown = await richTextHtml(
    backend,
    '<p><a href="https://a.dk/?b=1&amp;c=2">ude</a> <a href="/kontakt">inde</a> <a>intet</a> 1 &lt; 2<br>ø</p>',
  )
  expect(shown).toBe(
    '<p><a href="https://a.dk/?b=1&amp;c=2" rel="noopener noreferrer">ude</a> <a href="/kontakt">inde</a> intet 1 &lt; 2<br>ø</p>',
  )
})

databaseTest('pictures are shown with their texts, others are left out', async ({ backend }) => {
  const source = await picture()
  const { filePath } = await addImage(backend, {
    source,
    pageAssignment: 'text',
    originalName: 'a.jpg',
    altText: 'Fra billedet',
  })
  const figure = (path: string, more = '') => `<figure data-picture="${path}"${more}></figure>`
  const shown = await richTextHtml(backend, `<p>a</p>${figure(filePath)}`)
  expect(shown).toMatch(
    /^<p>a<\/p><figure><picture>.*<img src="\/filer\/derived\/[^"]+" srcset="[^"]+" .*alt="Fra billedet"/,
  )
  expect(shown).not.toContain('figcaption')
  const described = `<figure data-picture="${filePath}" data-alt="En &quot;kirke&quot;" data-credit="Foto: <M>"><figcaption>Ved &amp; i</figcaption></figure>`
  expect(await richTextHtml(backend, described)).toMatch(
    /alt="En &quot;kirke&quot;".*<figcaption>Ved &amp; i <small>Foto: &lt;M&gt;<\/small><\/figcaption><\/figure>$/,
  )
  await backend.db.updateTable('images').set({ credit: 'Foto: <P>' }).execute()
  expect(await richTextHtml(backend, figure(filePath))).toMatch(
    /<figcaption><small>Foto: &lt;P&gt;<\/small><\/figcaption><\/figure>$/,
  )
  expect(await richTextHtml(backend, `<p>a</p>${figure('images/texts/gone.jpg')}`)).toBe('<p>a</p>')
})

databaseTest('cards lead to public rows, others are left out', async ({ backend }) => {
  const { event } = await openWriter(backend)
  const fields = { date: '2026-12-01', time: '19.30', location: 'Thisted' }
  const { id: eventId } = await event('Sang & <salme>', fields)
  const card = `<aside data-card="calendar_events/${eventId}">Gammelt navn</aside>`
  const hidden = '<aside data-card="calendar_events/none">Væk</aside>'
  expect(await richTextHtml(backend, `<p>a</p>${card}${hidden}`)).toBe(
    '<p>a</p><aside><a href="/kalender/sang-salme"><span><strong>Sang &amp; &lt;salme&gt;</strong>' +
      '<br><small>tirsdag den 1. december 2026 kl. 19:30, Thisted</small></span></a></aside>',
  )
  await backend.db.updateTable('calendar_events').set({ is_visible: 0, is_cancelled: 1 }).execute()
  expect(await richTextHtml(backend, `<p>a</p>${card}`)).toBe('<p>a</p>')
  expect(await cardChoices(backend)).toEqual([
    {
      reference: `calendar_events/${eventId}`,
      title: 'Sang & <salme>',
      line: 'Aflyst, tirsdag den 1. december 2026 kl. 19:30, Thisted',
    },
  ])
})

databaseTest('the rows that can be cards are listed newest first', async (test) => {
  const { admin } = await openWriter(test.backend)
  for (const year of [2021, 2022, 2023]) {
    const backend = test.at(`${year}-11-21T09:00:00Z`)
    const work = blankWork({ title: `Bog ${year}`, year, category: 'faglitteratur' })
    await saveWork(backend, admin, undefined, { ...work, publisher: 'Fjordens Forlag' })
  }
  expect((await cardChoices(test.backend)).map(({ title, line }) => [title, line])).toEqual([
    ['Bog 2023', 'Fjordens Forlag, 2023'],
    ['Bog 2022', 'Fjordens Forlag, 2022'],
    ['Bog 2021', 'Fjordens Forlag, 2021'],
  ])
})

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
}

databaseTest('the next events come first among the rows that can be cards', async (test) => {
  const write = await openWriter(test.backend)
  await write.work('Blæk')
  await write.event('Sidste år', { date: '2025-12-01' })
  await write.event('Om lidt', { date: '2099-01-02' })
  const earlier = await openWriter(test.at('2026-11-20T09:00:00Z'))
  await earlier.event('Først', { date: '2099-01-01' })
  const titles = (await cardChoices(test.backend)).map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Først', 'Om lidt'])
  expect(titles.slice(2).sort()).toEqual(['Blæk', 'Sidste år'])
})

databaseTest('each page with a video or a sound has its card', async ({ backend }) => {
  const write = await openWriter(backend)
  await Promise.all([write.lecture('Lys'), write.event('Lys')])
  await Promise.all([write.work('Lys'), write.hymn('Lys')])
  for (const table of ['lectures', 'calendar_events', 'bibliography', 'hymns'] as const)
    await backend.db.updateTable(table).set({ media: '<p>Se filmen</p>' }).execute()
  const pages = [lectureAt, eventAt, workAt, hymnAt].map((pageAt) => pageAt(backend, 'lys'))
  expect((await Promise.all(pages)).flatMap((page) => Object.values(page ?? {}))).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ media: '<p>Se filmen</p>' })),
  )
})
