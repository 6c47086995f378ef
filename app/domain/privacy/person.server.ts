import { addSeconds } from 'date-fns/addSeconds'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { erasedAmong, rememberErased } from '~/platform/privacy/erased-addresses.server'
import { personalData } from './registry.server'

/** Everything stored about a person, by place. */
export async function findPerson(backend: Backend, who: string) {
  const wanted = who.normalize('NFC').trim().toLowerCase()
  if (wanted.length < 3) return []
  const found = await Promise.all(
    personalData.map(async ({ name, find }) => ({ name, items: await find(backend, wanted) })),
  )
  return found.filter(({ items }) => items.length > 0)
}

/** Deletes what is stored under an address, for ever, and remembers its hash. The log does not name it. */
export async function erasePerson(backend: Backend, admin: Admin, email: string): Promise<void> {
  const until = addSeconds(backend.clock.now(), 1).toISOString()
  await inTransaction(backend, async (inside) => {
    for (const { erase } of personalData) await erase?.(inside, email, until)
    await rememberErased(inside, email, until)
    await recordAudit(inside, admin, { action: 'erase', noun: 'person' })
  })
}

/** Deletes data that has been kept long enough, and the data in a restored backup of people whose data was deleted. */
export async function expirePersonalData(backend: Backend): Promise<void> {
  for (const { expire } of personalData) await expire?.(backend)
  const addresses = await Promise.all(personalData.map((data) => data.addresses?.(backend) ?? []))
  const erased = await erasedAmong(backend, addresses.flat())
  for (const { email, at } of erased) {
    await inTransaction(backend, async (inside) => {
      for (const { erase } of personalData) await erase?.(inside, email, at)
    })
  }
}
