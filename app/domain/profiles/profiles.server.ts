import type { Backend } from '~/platform/backend.server'
import { networkOf } from './networks'

export type Profile = Awaited<ReturnType<typeof publicProfiles>>[number]

export async function publicProfiles(backend: Backend) {
  return (await listProfiles(backend)).map(({ url, name, icon }) => ({ url, name, icon }))
}

/** `name` is that of the network if the author gave none, which is `ownName`. */
export async function listProfiles({ db }: Backend) {
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'revision', 'url', 'name as ownName', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { name, icon } = networkOf(row.url)
    return { ...row, icon, name: row.ownName ?? name }
  })
}
