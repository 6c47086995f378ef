import { createClient } from '@supabase/supabase-js'
import { movingCopy } from '~/domain/moving/moving.copy'
import { type ReadSource, UnreadableSource } from '~/domain/moving/readers/reader'
import type { FetchError } from '~/domain/moving/sources/fetch-file.server'
import { publicFetch } from '~/domain/moving/sources/public-connections.server'
import type { SourceRow, Tables } from './supabase-rows.server'

const pageSize = 500
const maxTries = 3
const unauthorised = 401

/** Pages need an order. */
const orders: Record<string, string[]> = {
  editable_content: ['page', 'element_key'],
  seo_settings: ['page_slug'],
  collaboration_images: ['collaboration_id', 'image_id'],
}

/** Reads the tables by URL and public key, signed in with an email. @throws UnreadableSource */
export async function openService(source: ReadSource): Promise<Tables> {
  const { name, options, allowPrivateHosts } = source
  const { key, email, password = '' } = options
  if (!key || !URL.canParse(name)) throw new UnreadableSource(movingCopy.keyMissing)
  let failure: FetchError | undefined
  const client = createClient(name, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: publicFetch({ allowPrivateHosts }, (ended) => {
        failure = ended
      }),
    },
  })
  const signIn = async () => {
    if (!email) return false
    const { error } = await client.auth.signInWithPassword({ email, password })
    return !error
  }
  if (email && !(await signIn()))
    throw new UnreadableSource(failure?.message ?? movingCopy.notSignedIn)

  const ask = async (table: string, start: number) => {
    let query = client.from(table).select('*')
    for (const column of orders[table] ?? ['id']) query = query.order(column)
    return query.range(start, start + pageSize - 1)
  }
  /** Undefined if the table may not be read, or no further. */
  const page = async (table: string, start: number): Promise<SourceRow[] | undefined> => {
    let answer = await ask(table, start)
    for (let tries = 1; answer.error && tries < maxTries; tries++) {
      if (failure || !(await mayHelp(answer.status, signIn))) break
      answer = await ask(table, start)
    }
    if (!answer.error) return answer.data
    if (failure || answer.status >= 500)
      throw new UnreadableSource(failure?.message ?? movingCopy.answered(answer.status))
    return undefined
  }

  return {
    async read(table) {
      const rows: SourceRow[] = []
      for (;;) {
        const next = await page(table, rows.length)
        if (next?.length === 0) return { rows }
        if (next) rows.push(...next)
        else if (rows.length === 0) return { rows, problem: movingCopy.hiddenTable }
        else return { rows, problem: movingCopy.partOfTable(rows.length) }
      }
    },
    fileUrl: (bucket, path) => client.storage.from(bucket).getPublicUrl(path).data.publicUrl,
    close: async () => {},
  }
}

/** Whether to ask again: after a fault of the server, or signed in anew since a session has ended. */
async function mayHelp(status: number, signIn: () => Promise<boolean>): Promise<boolean> {
  return status === unauthorised ? signIn() : status >= 500
}
