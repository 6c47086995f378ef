import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '~/platform/db/db.server'

/**
 * Returns a handle that throws when it is queried inside the work of an open transaction. The query would not see
 * what the transaction wrote (docs/decisions/0084-reads-that-never-wait.md).
 */
export function guardTransactions(db: Database): Database {
  const around = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuse: KyselyPlugin = {
    transformQuery({ node }) {
      if (around.getStore()?.isOpen) throw new Error('A query in a transaction has another handle')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const guarded = db.withPlugin(refuse)
  const transaction: Database['transaction'] = () => {
    const begun = db.transaction()
    const execute = begun.execute.bind(begun)
    begun.execute = (work) =>
      execute((tx) => {
        const state = { isOpen: true }
        return around
          .run(state, () => work(tx))
          .finally(() => {
            state.isOpen = false
          })
      })
    return begun
  }
  return Object.assign(guarded, { transaction })
}
