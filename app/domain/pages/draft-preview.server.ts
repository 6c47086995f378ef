import { isDraftId } from '~/domain/publishing/drafts.server'
import { linkExpiry } from '~/domain/publishing/preview-links.server'
import { previewPath } from '~/domain/publishing/publication'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'

export async function draftPreview(backend: Backend, noun: PublishedNoun, id: string) {
  if (!(await isDraftId(backend, id))) return undefined
  const row = await storedRow(backend, noun, id)
  if (!row) return undefined
  const path = backend.nouns[noun].pathOf(String(row.slug))
  return { noun, id, path: previewPath(path, id), linkUntil: await linkExpiry(backend, noun, id) }
}
