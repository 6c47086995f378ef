import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fairQueue } from './fair-queue'

const maxSearches = 1

/**
 * When renderings start. One starts in each turn of the event loop, so that cached pages are sent between
 * them. A search takes longer than other pages, which would wait for all that are in progress.
 */
export function turns() {
  let latestTurn = Promise.resolve()
  const ownTurn = () => {
    latestTurn = latestTurn.then(() => nextTurn())
    return latestTurn
  }
  const searches = fairQueue(maxSearches)

  return <T>(request: IncomingMessage, client: string, render: () => Promise<T>) => {
    const start = () => ownTurn().then(render)
    return isSearch(request) ? searches(client, start) : start()
  }
}

export function isSearch({ url = '' }: IncomingMessage): boolean {
  return /^\/soeg(?:\.data)?\?/.test(url)
}
