import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import type { FormAnswer } from '~/forms/answer'
import { guardAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { visitContext } from '~/platform/pages/visit.server'
import { sessionCookie, storeTestAdmin } from './admins'
import { blanksOf } from './forms'

// biome-ignore lint/suspicious/noExplicitAny: each screen has its own type of arguments
type Handler = (args: any) => unknown

/**
 * A signed-in admin who uses back-office screens through their guard. Fields of the given forms that a
 * test does not fill in are sent blank, as browsers do.
 */
export async function openScreens(backend: Backend, ...forms: z.ZodType[]) {
  const blanks = Object.assign({}, ...forms.map(blanksOf)) as Record<string, string>
  const userId = await storeTestAdmin(backend, `${crypto.randomUUID()}@example.dk`)
  const cookie = await sessionCookie(backend, userId)

  async function call(
    handler: Handler,
    init: RequestInit,
    params: Record<string, string>,
    query = '',
  ) {
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(visitContext, {
      isComplete: true,
      isPrivate: false,
      jsonLd: [],
      pictureHosts: [],
      clientIp: '',
    })
    const headers = { Cookie: cookie }
    const request = new Request(`${backend.siteUrl}/admin${query}`, { ...init, headers })
    const args = { request, context, params }
    let result: unknown
    await guardAdmin(args as unknown as Parameters<typeof guardAdmin>[0], async () => {
      result = await handler(args)
      return new Response()
    })
    return result
  }

  return {
    /** The data that a screen gets. */
    async load<Loader extends Handler>(
      loader: Loader,
      params: Record<string, string> = {},
      query = '',
    ) {
      return (await call(loader, {}, params, query)) as Awaited<ReturnType<Loader>>
    },
    /** Sends a form to a screen's action. Lists are sent as several values of one name. */
    async send(action: Handler, fields: object, params: Record<string, string> = {}) {
      const body = new URLSearchParams()
      const isCommand = 'intent' in fields
      for (const [name, value] of Object.entries(isCommand ? fields : { ...blanks, ...fields })) {
        for (const one of [value].flat()) body.append(name, String(one ?? ''))
      }
      const { data, init } = (await call(action, { method: 'POST', body }, params)) as {
        data: FormAnswer
        init: ResponseInit | null
      }
      return { status: init?.status ?? 200, answer: data }
    },
  }
}

/** The fields that a deletion toast's 'Fortryd' sends to the trash. */
export function undoOf(answer: FormAnswer): Record<string, string> {
  return ('toast' in answer && answer.toast?.undo) || {}
}

/** The response to a form whose command failed. */
export const failure = (description: string, status = 500) => ({
  status,
  answer: { kind: 'failed', toast: { title: 'Fejl', description } },
})

/** Makes every use of a table fail until the test ends. */
export async function breakTable({ db }: Backend, table: keyof Schema): Promise<void> {
  const lost = `lost_${table}`
  await db.schema.alterTable(table).renameTo(lost).execute()
  onTestFinished(() => db.schema.alterTable(lost).renameTo(table).execute())
}

/** Stores a small one-colour picture like an upload. Returns its path. */
export async function uploadPicture(backend: Backend, path: string): Promise<string> {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  return (await storePicture(backend, { path, source })).path
}

/** The toast of an answer. */
export function toastOf({ answer }: { answer: FormAnswer }) {
  return 'toast' in answer ? answer.toast : undefined
}
