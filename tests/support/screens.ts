import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { type Backend, backendContext } from '~/platform/backend.server'
import { openDatabase } from '~/platform/db.server'
import { guardAdmin } from '~/platform/session.server'
import { visitContext } from '~/platform/visit.server'
import type { FormAnswer } from '~/text/answer'
import { sessionCookie, storeTestAdmin } from './admins'

/** A screen of the back-office as a signed-in admin meets it. */
export interface Screen {
  /** What its loader answers. */
  load<T>(loader: (asked: never) => Promise<T>, params?: object): Promise<T>
  /** Sends a form to its action. A field of several values ends in []. */
  send(
    action: (asked: never) => Promise<Answered>,
    fields: Record<string, string | string[]>,
    params?: object,
  ): Promise<{ status: number; answer: FormAnswer }>
  /** The same screen of a site whose database does not answer. */
  withoutDatabase(): Promise<Screen>
}

/** What the router's `data()` makes. */
interface Answered {
  data: FormAnswer
  init: ResponseInit | null
}

/** Does what the router does: the guard of the layout, then the screen's loader or action. */
export async function signedInScreen(backend: Backend): Promise<Screen> {
  const Cookie = await sessionCookie(backend, await storeTestAdmin(backend))
  return screenOn(backend)

  function screenOn(asked: Backend): Screen {
    async function behindGuard<T>(
      handler: (asked: never) => Promise<T>,
      params: object,
      body?: FormData,
    ): Promise<T> {
      const method = body ? 'POST' : 'GET'
      const request = new Request(backend.siteUrl, { method, headers: { Cookie }, body })
      const context = new RouterContextProvider()
      context.set(backendContext, backend)
      context.set(visitContext, { whole: true, personal: false, address: '' })
      const answers: T[] = []
      await guardAdmin({ request, context, params } as never, async () => {
        context.set(backendContext, asked)
        answers.push(await handler({ request, context, params } as never))
        return new Response()
      })
      return answers[0] as T
    }
    return {
      load: (loader, params = {}) => behindGuard(loader, params),
      async send(action, fields, params = {}) {
        const answered = await behindGuard(action, params, formOf(fields))
        return { status: answered.init?.status ?? 200, answer: answered.data }
      },
      withoutDatabase: async () => screenOn({ ...asked, db: await closedDatabase() }),
    }
  }
}

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  return form
}

async function closedDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-closed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir })
  await db.destroy()
  return db
}
