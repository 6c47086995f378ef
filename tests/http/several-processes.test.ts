import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyBucket } from '#tests/support/bucket'
import { bucketVariables } from '#tests/support/bucket-service'
import { eventually } from '#tests/support/eventually'
import { oneValue, query } from '#tests/support/postgres'
import { type RunningServer, startServer } from '#tests/support/servers'
import { databaseOn } from '#tests/support/template-databases'

async function emptyDatabase(suffix: string): Promise<string> {
  const { url, template } = inject('postgres')
  const name = `${template}_${suffix}`
  await query(url, `create database ${name}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  return databaseOn(url, name)
}

/** The paths of the links that the servers printed. */
function firstLinks(sites: RunningServer[]): (string | undefined)[] {
  const links = /The first admin is made at \S+(\/admin\/opret\S+)/g
  return sites.flatMap((site) => [...site.output().matchAll(links)].map(([, path]) => path))
}

test('of two processes that start at once on an empty database one creates the first link', async () => {
  const DATABASE_URL = await emptyDatabase('two')
  const start = () => startServer({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  const sites = await Promise.all([start(), start()])
  for (const site of sites) onTestFinished(() => site.remove())
  expect(firstLinks(sites)).toHaveLength(1)
  for (const site of sites) {
    expect((await fetch(`${site.url}${firstLinks(sites)[0]}`)).status).toBe(200)
  }
})

test('three processes that start at once on an empty database open one site', {
  tags: 'all',
}, async () => {
  const DATABASE_URL = await emptyDatabase('three')
  const bucket = await emptyBucket()
  const variables = {
    DATABASE_URL,
    // The sample with the smallest pictures.
    SAMPLE_CONTENT: 'iben',
    ...bucketVariables(bucket),
  }
  const started = await Promise.allSettled([1, 2, 3].map(() => startServer(variables)))
  const sites = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  for (const site of sites) onTestFinished(() => site.remove())
  expect(started.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))).toEqual(
    [],
  )

  const links = firstLinks(sites)
  expect(links).toHaveLength(1)
  const installed = "select count(*) from sample_rows where row_id = 'installed'"
  expect(Number(await oneValue(DATABASE_URL, installed))).toBe(1)
  const missing: string[] = []
  for (const site of sites) {
    const pages = ['/billeder', `${links[0]}`]
    for (const page of pages) {
      // On a busy machine PostgreSQL may seem silent for a moment.
      const html = await eventually(async () => {
        const answer = await fetch(`${site.url}${page}`)
        expect(answer.status, page).toBe(200)
        return answer.text()
      })
      const pictures = new Set(
        [...html.matchAll(/src="(\/filer\/derived\/[^"]+)"/g)].map(([, src]) => src),
      )
      if (page === '/billeder') expect(pictures.size).toBeGreaterThan(5)
      for (const src of pictures) {
        if (!(await fetch(`${site.url}${src}`)).ok) missing.push(`${site.url}${src}`)
      }
    }
  }
  expect(missing).toEqual([])
})
