import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import environment from '../scripts/server-environment.json' with { type: 'json' }
import { startAdminSite } from '../tests/support/admin-site.ts'
import { program } from '../tests/support/operator-command.ts'
import { check, row, table } from './report.ts'

const sentence = 'Fjorden ligger stille og venter på skibet. '
const text = `<p>${sentence.repeat(900)}</p>`
const watchMs = 200

/** The memory of the command that reads a large export of WordPress. */
export async function measureImport(megabytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-bench-'))
  const site = await startAdminSite({ DATA_DIR: folder })
  await site.stop()
  const file = join(folder, 'stor.xml')
  await writeFile(file, wxrOf(megabytes))
  const began = performance.now()
  const command = spawn(process.execPath, [program, 'import', 'wordpress', file, '--dry-run'], {
    env: { ...process.env, ...environment, DATA_DIR: folder },
    stdio: 'ignore',
  })
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, peakMegabytes(command.pid))
  }, watchMs)
  const [code] = await once(command, 'exit')
  clearInterval(watch)
  rmSync(folder, { recursive: true })
  table('a dry run of an export of WordPress', 'figure')
  row('its size, MB', megabytes)
  row('time, s', Math.round((performance.now() - began) / 1000))
  row('memory at most, MB', most)
  check('a large export is read: exit code', Number(code), { most: 0 })
  check(`memory while an export of ${megabytes} MB is read, MB`, most, { least: 1, most: 300 })
}

async function* wxrOf(megabytes: number) {
  yield '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><link>https://gammel.dk</link>'
  const count = Math.ceil((megabytes * 1_000_000) / Buffer.byteLength(text))
  for (let id = 1; id <= count; id++)
    yield `<item><title>Nyhed ${id}</title><link>https://gammel.dk/?p=${id}</link><content:encoded><![CDATA[${text}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2020-02-03 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`
  yield '</channel></rss>'
}

/** 0 if the process has ended. */
function peakMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
