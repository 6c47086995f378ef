import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, patchRow, updateRow } from '~/platform/changes/rows.server'
import type { EnquiryState } from './enquiries.form'
import { enquiryById } from './enquiries.server'

/** @throws DomainError missing, outdated */
export async function saveEnquiry(
  backend: Backend,
  admin: Admin,
  id: string,
  { revision, ...values }: { revision: number; state: EnquiryState; note: string },
): Promise<void> {
  await commitChange(backend, ['enquiries'], (tx) =>
    updateRow(tx, admin, 'enquiries', { id, revision }, values),
  )
}

/** Remembers the event that came of an enquiry, which is then answered. One that was deleted meanwhile stays so. */
export async function agreeEvent(backend: Backend, admin: Admin, id: string, event_id: string) {
  if (!(await enquiryById(backend, id))) return
  await commitChange(backend, ['enquiries'], (tx) =>
    patchRow(tx, admin, 'enquiries', id, { event_id, state: 'answered' }),
  )
}
