import { instantText } from '~/danish/dates'
import { enquiriesData } from '~/domain/enquiries/enquiries-privacy.server'
import { mentionsInHistory } from '~/domain/history/erase-history.server'
import { versionsPath } from '~/domain/history/history.copy'
import { subscribersData } from '~/domain/letters/subscribers/subscribers-privacy.server'
import { outboxCopy } from '~/domain/mails/outbox.copy'
import { importedSubscribersData } from '~/domain/moving/moving-privacy.server'
import { eraseMails, expireMails, mailAddresses, mailsTo } from '~/platform/mail/outbox-rows.server'
import type { PersonalData } from '~/platform/privacy/personal-data'
import { privacyCopy } from './privacy.copy'

const outboxData: PersonalData = {
  name: outboxCopy.title,
  async find(backend, who) {
    const rows = await mailsTo(backend, who)
    return rows.map((row) => ({
      title: row.subject,
      detail: instantText(row.created_at),
      email: row.recipient,
      data: row,
    }))
  },
  erase: eraseMails,
  addresses: mailAddresses,
  expire: expireMails,
}

/** Other texts of the site that mention a person are only listed: the author decides. */
const historyData: PersonalData = {
  name: privacyCopy.history,
  async find(backend, who) {
    const rows = await mentionsInHistory(backend, 'enquiries', who)
    return rows.map(({ noun, row_id, at, summary }) => {
      const { named, indefinite } = backend.nouns[noun].words
      return {
        title: summary ? named(summary) : indefinite,
        detail: instantText(at),
        path: versionsPath(noun, row_id),
        data: { noun, row_id, at, summary },
      }
    })
  },
}

/** Every table with data of visitors. A new one is added here. */
export const personalData: PersonalData[] = [
  enquiriesData,
  subscribersData,
  outboxData,
  importedSubscribersData,
  historyData,
]
