import { noCollaboration } from '~/domain/pdfs/pdfs'
import { type NewPdf, storePdf } from '~/domain/pdfs/pdfs-commands.server'
import type { UploadedPdf } from '~/forms/upload'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import type { Admin } from '~/platform/session.server'

/**
 * Keeps a PDF with a collaboration, or for the texts that link to it.
 * @throws DomainError missing, when the collaboration is not there
 */
export async function attachPdf(backend: Backend, admin: Admin, pdf: NewPdf): Promise<UploadedPdf> {
  if (!(await isThere(backend, pdf.collaborationId))) throw new DomainError('missing')
  return storePdf(backend, admin, pdf)
}

async function isThere({ db }: Backend, id: string): Promise<boolean> {
  if (id === noCollaboration) return true
  const row = await db
    .selectFrom('collaborations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
