import { vi } from 'vitest'
import type { OpenedDraft, SentDraft } from '~/domain/unsaved-drafts/unsaved-drafts'

export const draftId = '0b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f'

/** Returns a draft that is stored on the server; by default one of another device for the screen of `renderScreen`. */
export function storedDraft(
  fields: OpenedDraft['content']['fields'],
  { file, ...more }: Partial<OpenedDraft> & { file?: string } = {},
): OpenedDraft {
  return {
    id: draftId,
    form: '/admin/skaerm',
    revision: 4,
    content: { fields, pictures: file ? [{ label: 'Billede', file }] : [] },
    base: { revision: '3' },
    device: 'Firefox på Windows',
    typedAt: new Date().toISOString(),
    ...more,
  }
}

type Answer = (sent: Record<string, string>) => Response | Promise<Response> | undefined

/**
 * Replaces the requests to the unsaved drafts of the server. `sent` has the requests that store or discard a draft, and
 * `answer` can answer them instead.
 */
export function draftServer(drafts: OpenedDraft[] = []) {
  const sent: Record<string, string>[] = []
  const server = {
    drafts,
    sent,
    answer: (() => undefined) as Answer,
    /** Answers the reads instead of the drafts. */
    read: undefined as Response | Promise<Response> | undefined,
    /** The fields of the drafts that were sent. */
    fields: () =>
      sent.flatMap(({ content }) => (content ? [JSON.parse(content).fields as unknown] : [])),
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body } = {}) => {
    if (!String(url).startsWith('/admin/kladder')) return new Response()
    if (!body) return (await server.read)?.clone() ?? readDrafts(server.drafts, String(url))
    const form = Object.fromEntries(new URLSearchParams(String(body)))
    sent.push(form)
    return (await server.answer(form)) ?? Response.json(answerTo(form))
  })
  return server
}

function readDrafts(drafts: OpenedDraft[], url: string): Response {
  const id = new URLSearchParams(url.split('?')[1]).get('id')
  if (id === null) return Response.json(drafts)
  const draft = drafts.find((each) => each.id === id)
  return draft ? Response.json(draft) : new Response(null, { status: 404 })
}

function answerTo({ id, turn, content = '' }: Record<string, string>) {
  const isEmpty = content === '{"fields":{},"pictures":[]}'
  return { id, revision: isEmpty ? 0 : Number(turn), isApart: false }
}

/** A draft that a form in this browser could not send. */
export function unsentDraft(more: Partial<SentDraft> = {}): SentDraft {
  return {
    id: crypto.randomUUID(),
    form: '/admin/skaerm',
    path: '/admin/skaerm',
    kind: 'Skærm',
    title: '',
    excerpt: '',
    content: { fields: { title: ['Jul'] }, pictures: [] },
    base: { revision: '3' },
    revision: 0,
    writer: crypto.randomUUID(),
    turn: 1,
    ...more,
  }
}
