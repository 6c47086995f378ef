import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, patchRow, updateRow } from '~/platform/changes/rows.server'
import type { EnquiryState } from './enquiries.form'

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

/** Remembers the event that came of an enquiry, which is then answered. */
export async function agreeEvent(backend: Backend, admin: Admin, id: string, event_id: string) {
  await commitChange(backend, ['enquiries'], (tx) =>
    patchRow(tx, admin, 'enquiries', id, { event_id, state: 'answered' }),
  )
}
