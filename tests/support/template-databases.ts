import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '~/platform/db/db.server'
import { migrate } from '~/platform/db/migrations.server'
import { systemClock } from '~/platform/runtime/clock'
import { prepareAdminSite } from './admin-site'
import { oneValue, query, startCluster } from './postgres'
import { prepareSampleSite } from './sample-site'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of this run, and its empty, migrated database to copy. */
    postgres: { url: string; template: string }
    /** A DATA_DIR with an empty, migrated SQLite database to copy. */
    sqliteTemplate: string
  }
}

/**
 * Runs before the first test. Prepares an empty, migrated database for both engines. If HTTP tests run, also
 * prepares the admin's site and starts to prepare the sample site.
 */
export default async function setUp({
  provide,
  vitest,
}: TestProject): Promise<() => Promise<void>> {
  const server = await postgresServer()
  const template = `skrivestue_template_${process.pid}`
  const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-template-'))
  const copies = mkdtempSync(join(tmpdir(), 'skrivestue-copies-'))
  // Copies of sites whose tests or workers were ended are removed with it.
  process.env.TEST_COPIES = copies
  const hasHttpTests = vitest.state.getPaths().some((path) => path.includes('/tests/http/'))
  // Tests that use these report the failure; that of the sample site is reported at the end, too.
  const doNothing = () => {}
  const removeAdminSite = hasHttpTests ? await prepareAdminSite().catch(() => doNothing) : doNothing
  const sampleSite = hasHttpTests ? prepareSampleSite() : Promise.resolve()
  sampleSite.catch(doNothing)
  const tearDown = async () => {
    removeAdminSite()
    rmSync(dataDir, { recursive: true })
    rmSync(copies, { recursive: true, force: true, maxRetries: 5 })
    await dropDatabases(server.url, template)
    await server.stop()
    // Last, since it may fail.
    await sampleSite
  }
  try {
    await query(server.url, `create database ${template}`)
    await migrateDatabase({ databaseUrl: databaseOn(server.url, template), dataDir })
    await migrateDatabase({ databaseUrl: undefined, dataDir })
  } catch (error) {
    await tearDown()
    throw error
  }
  provide('postgres', { url: server.url, template })
  provide('sqliteTemplate', dataDir)
  return tearDown
}

/** Drops the template and its copies, whose names begin with that of the template. */
async function dropDatabases(serverUrl: string, template: string) {
  const names = await oneValue(
    serverUrl,
    `select string_agg(datname, ' ') from pg_database where starts_with(datname, '${template}')`,
  )
  for (const name of String(names ?? '').match(/\S+/g) ?? []) {
    await query(serverUrl, `drop database ${name} with (force)`)
  }
}

/** The server of TEST_DATABASE_URL, with a role that may create databases, or our own. */
async function postgresServer() {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: () => Promise.resolve() } : startCluster()
}

async function migrateDatabase(env: Parameters<typeof openDatabase>[0]) {
  const opened = await openDatabase(env)
  try {
    await migrate(opened, systemClock)
  } finally {
    await opened.db.destroy()
  }
}

/** The URL of another database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
