import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished } from 'vitest'
import { admin, fromOurPage, inDatabase } from '#tests/support/admin-site'
import { bucketVariables, startBucketService } from '#tests/support/bucket-service'
import { oneValue, query } from '#tests/support/postgres'
import { type RunningServer, startServer } from '#tests/support/servers'
import { databaseOn } from '#tests/support/template-databases'

export const kills = Number(process.env.DRILL_KILLS ?? 10)
/** Whether this is the whole drill, and not `-- --quick`. */
export const isWhole = kills > 10

export function newFolder(): string {
  const ends: (() => void)[] = []
  onTestFinished(() => {
    for (const end of ends) end()
  })
  return keptFolder(ends)
}

/** A folder for several tests. @param ends gets a function that removes it */
export function keptFolder(ends: (() => void)[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-drill-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function startSite(variables: Record<string, string>, launcher: string[] = []) {
  const settings = {
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    REQUESTS_PER_SECOND: '0',
  }
  const site = await startServer({ ...settings, ...variables }, launcher)
  onTestFinished(site.kill)
  return site
}

/** @param whenDone gets the function that ends the bucket; by default the test calls it at its end */
export async function newCluster(
  name: string,
  whenDone: (end: () => Promise<void>) => unknown = onTestFinished,
) {
  const { url, template } = inject('postgres')
  await query(url, `create database ${template}_${name}`)
  const bucket = await startBucketService()
  whenDone(bucket.stop)
  return {
    DATABASE_URL: databaseOn(url, `${template}_${name}`),
    ...bucketVariables(bucket),
  }
}

export function authorWith({ url }: RunningServer, cookie: string) {
  const post = async (path: string, body?: BodyInit) => {
    const headers = { ...fromOurPage, cookie }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    send: (path: string, fields: Record<string, string>) => post(path, new URLSearchParams(fields)),
    read: async (path: string) => (await fetch(`${url}${path}`, { headers: { cookie } })).status,
    save: (key: string, value: string, revision: number) =>
      post('/admin/tekst', new URLSearchParams({ key, value, revision: `${revision}` })),
    upload: (picture: Buffer) =>
      post('/admin/upload/billede?place=lecture', new Uint8Array(picture)),
    takeBackup: () => post('/admin/sikkerhedskopi'),
  }
}

/** Waits until every picture of the cluster has all its sizes. Each one changes the content. */
export async function waitForPictures(databaseUrl: string): Promise<void> {
  const waiting = `select (select count(*) from stored_pictures where renditions not like '%"avif"%')
    + (select case when count(*) = 0 then 1 else 0 end from stored_pictures where tall_part is not null)`
  while (Number(await oneValue(databaseUrl, waiting)) > 0) await pause(500)
}

export async function statusOf({ url }: RunningServer, path: string): Promise<number> {
  return (await fetch(`${url}${path}`)).status
}

export function storedText(site: { dataDir: string }, key: string) {
  const row = inDatabase(site, (db) =>
    db
      .prepare(
        `select content_value, revision from editable_content where page || '.' || element_key = ?`,
      )
      .get(key),
  )
  return { value: String(row?.content_value ?? ''), revision: Number(row?.revision ?? 0) }
}

export function requireWhole(site: { dataDir: string }, files: Set<string>): void {
  inDatabase(site, (db) => {
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    for (const { path } of db.prepare('select path from stored_pictures').all()) {
      expect(files, 'a row without its file').toContain(path)
    }
  })
}
