import type { RouterContextProvider } from 'react-router'
import { instantText } from '~/danish/dates'
import { isWelcomeHidden } from '~/domain/admins/accounts.server'
import { nextEvents } from '~/domain/calendar/calendar-editing.server'
import { newEnquiries } from '~/domain/enquiries/enquiries.server'
import { changesPage } from '~/domain/history/history.server'
import { countUndescribed } from '~/domain/images/gallery/gallery.server'
import { scheduledRows } from '~/domain/publishing/drafts.server'
import { deadLinks } from '~/domain/redirects/dead-links.server'
import { stepsDone } from '~/domain/welcome/welcome.server'
import { signedIn } from '~/platform/auth/session.server'
import { isBackupOverdue } from '~/platform/backups/schedule.server'
import { readUnsavedDrafts } from '~/routes/admin/list-action.server'

const maxEvents = 3
const maxEnquiries = 5
const maxChanges = 5

export async function readOverview(context: Readonly<RouterContextProvider>) {
  const { admin, backend } = signedIn(context)
  const [enquiries, done, isHidden, scheduled, events, undescribed, dead, changes, unsaved] =
    await Promise.all([
      newEnquiries(backend, maxEnquiries),
      stepsDone(backend),
      isWelcomeHidden(backend, admin),
      scheduledRows(backend),
      nextEvents(backend, maxEvents),
      countUndescribed(backend),
      deadLinks(backend),
      changesPage(backend, 1),
      readUnsavedDrafts(context),
    ])
  return {
    enquiries,
    welcome: { done, isHidden },
    scheduled: scheduled.map(({ at, ...row }) => ({ ...row, atText: instantText(at) })),
    events,
    unsaved,
    undescribed,
    deadLinks: dead.length,
    isBackupOverdue: isBackupOverdue(backend.backups, backend.clock),
    changes: changes.items.slice(0, maxChanges),
  }
}
