import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import yauzl from 'yauzl'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { openScreens } from '#tests/support/screen'
import { loader as readableFiles } from './readable-files'
import { loader as wordpressFile } from './wordpress-file'

databaseTest(
  'everything is downloaded as a ZIP file of readable files and for WordPress, which is logged',
  async ({ backend }) => {
    const screens = await openScreens(backend)
    await addFakePicture(backend, 'images/images/fjord.jpg')
    await backend.db
      .insertInto('images')
      .values({
        id: 'fjord',
        filename: 'fjord.jpg',
        file_path: 'images/images/fjord.jpg',
        original_name: 'fjord.jpg',
        file_size: 9,
        mime_type: 'image/jpeg',
        is_thumbnail_separate: 0,
        alt_text: '',
        focus_x: 0.5,
        focus_y: 0.5,
        sort_order: 0,
        is_active: 1,
        is_visible: 1,
        created_at: '2026-11-20T10:00:00.000Z',
        updated_at: '2026-11-20T10:00:00.000Z',
        revision: 1,
      })
      .execute()
    const zip = await screens.load(readableFiles)
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect(zip.headers.get('Content-Disposition')).toMatch(/"flyt-ud-2026-\d\d-\d\d\.zip"/)
    expect(zip.headers.get('Content-Length')).toBe(String(bytes.length))
    const opened = await yauzl.fromBufferPromise(bytes)
    const files = new Map<string, string>()
    for await (const entry of opened.eachEntry())
      files.set(entry.fileName, String(await buffer(await opened.openReadStreamPromise(entry))))
    expect(files.get('filer/images/images/fjord.jpg')).toBe('a picture')
    expect(files.get('events.ics')).toContain('BEGIN:VCALENDAR')
    const xml = await screens.load(wordpressFile)
    expect(xml.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await xml.text()).toMatch(/^<\?xml[\s\S]*<wp:wxr_version>1\.2[\s\S]*<\/rss>\s*$/)
    const logged = await backend.db
      .selectFrom('audit_log')
      .select('summary')
      .where('noun', '=', 'exports')
      .execute()
    expect(logged.map(({ summary }) => summary).sort()).toEqual(['WordPress', 'filer'])
  },
)
