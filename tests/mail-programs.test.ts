import { caniemail } from 'caniemail'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ParsedMail } from 'mailparser'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { openMailServer } from '#tests/support/mail-server'
import { openWriter } from '#tests/support/writer'
import {
  mailAccountChange,
  mailNewDevice,
  mailPasswordLink,
} from '~/domain/admins/account-mails.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { enquiryForm } from '~/domain/enquiries/enquiries.form'
import { receiveEnquiry } from '~/domain/enquiries/receive-enquiry.server'
import { maxLetterBytes } from '~/domain/letters/letters'
import { saveLetter } from '~/domain/letters/letters-commands.server'
import { LetterSender } from '~/domain/letters/sending/letter-sender.server'
import { requestSubscription } from '~/domain/letters/subscribers/sign-up.server'
import { mailKnownReader } from '~/domain/letters/subscribers/subscriber-mails.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { composeMail } from '~/domain/mails/compose-mail.server'
import { mailLastMonth } from '~/domain/readers/reader-mail.server'
import { type Palette, palettes } from '~/faces/palettes.server'
import type { Backend } from '~/platform/backend.server'
import { sendDueMails } from '~/platform/mail/outbox.server'
import { openMailer } from '~/platform/mail/transport.server'

/** What some programs lack, and what their readers see instead. */
const accepted: Record<string, string> = {
  '<body> element':
    'Gmail and Yahoo make it a <div>; the table inside it has the same colours, class and width.',
  '<style> element': 'Gmail of accounts elsewhere leaves it out; the mail is light.',
  '@media': 'Outlook and some Gmail leave it out; the mail is light.',
  'color-scheme meta tag': 'The program chooses the scheme by itself.',
  'display:none':
    'Gmail in the browser of a phone shows the preheader, one pixel high in the colour of the paper.',
}

function findings(html: string): string[] {
  const clients = ['gmail.*', 'outlook.windows', 'outlook.outlook-com', 'apple-mail.*', 'yahoo.*']
  const { issues } = caniemail({
    clients: clients as Parameters<typeof caniemail>[0]['clients'],
    html,
  })
  return [...issues.errors].flatMap(([client, errors]) =>
    errors
      .filter(({ title }) => !Object.hasOwn(accepted, title))
      .map(({ title }) => `${client}: ${title}`),
  )
}

async function everyKindOfText(backend: Backend, eventId: string): Promise<string> {
  const source = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const picture = {
    source,
    pageAssignment: 'text',
    originalName: 'a.jpg',
    altText: 'Fjorden',
  } as const
  const { filePath } = await addImage(backend, picture)
  return `<p>Kære <strong>læser</strong>, her er <em>nyt</em>.<br>Se <a href="/salmer">salmerne</a>.</p>
    <ul><li>Én</li><li>To</li></ul><ol start="3"><li>Tre</li></ol><blockquote><p>Et citat</p></blockquote>
    <figure data-picture="${filePath}" data-credit="Foto: Bo"><figcaption>Ved fjorden</figcaption></figure>
    <figure data-picture="${filePath}" data-media="https://www.youtube.com/watch?v=abcdefghijk"><figcaption>En film</figcaption></figure>
    <aside data-card="calendar_events/${eventId}">Sangaften</aside>`
}

const network = '203.0.113.7'

/** Causes every mail that the site sends. */
async function causeMails(backend: Backend, face: string) {
  const { admin, event } = await openWriter(backend)
  await saveEntry(backend, admin, 'udseende.face', face)
  const { id: eventId = '' } = await event('Sangaften')
  for (const feature of ['enquiries', 'letter', 'readers', 'readers_mail'] as const)
    await saveEntry(backend, admin, `funktioner.${feature}`, 'on')
  const typed = { email: 'bo@example.dk', phone: '12 34 56 78', place: 'Ribe <3', people: '40' }
  const asked = { name: 'Bo', organisation: '', wished_date: '2027-03-04', dates: '', lecture: '' }
  const message = `Vil du komme?\n\n${'Et langt ord'.repeat(50)} https://ribe.example/${'a'.repeat(300)}`
  await receiveEnquiry(backend, enquiryForm.parse({ ...typed, ...asked, message }), {
    ...{ ip: network, hidden: '', seconds: 60, time: 'a', subject: {}, wantsLetter: false },
  })
  const consent = { wording: 'Ja', place: 'sidefoden' } as const
  await requestSubscription(backend, { email: 'ny@example.dk', ...consent }, network)
  await mailKnownReader(backend, 'kendt@example.dk', 'a')
  await mailPasswordLink(
    backend,
    'johanne@example.dk',
    'https://example.dk/admin/ny-adgangskode?kode=a&b=1',
    new Date('2026-11-21T10:00:00Z'),
  )
  await mailNewDevice(backend, 'johanne@example.dk', 'Mozilla/5.0 (Macintosh) Firefox/140.0')
  await mailAccountChange(backend, admin.id, { kind: 'passkey-added', name: 'Min <telefon>' })
  await mailLastMonth(backend)
  const readers = [{ email: 'karen@example.dk', isGone: false }]
  await importSubscribers(backend, admin, readers, { consent: 'stated', wording: 'Ja' })
  await saveLetter(backend, admin, undefined, {
    revision: 0,
    title: 'Nyt fra fjorden & omegn',
    content: await everyKindOfText(backend, eventId),
    summary: 'Det korte af det lange',
    has_page: true,
    publication: { state: 'published' },
  })
}

async function sendAll(backend: Backend) {
  await sendDueMails(backend, composeMail)
  const sender = new LetterSender(backend)
  sender.wake()
  await sender.idle()
  await sender.stop()
}

const linksIn = (html: string) =>
  DomUtils.getElementsByTagName('a', parseDocument(html)).map(({ attribs }) => attribs.href ?? '')

/** Each colour of the light scheme, and the class with which it has that of the dark one. */
const darkClasses = (light: Palette) =>
  Object.entries({
    [`background:${light.paper}`]: 'm-page',
    [`color:${light.faded}`]: 'm-faded',
    [`solid ${light.rule}`]: 'm-rule',
    [`;color:${light.accent}`]: 'm-link',
    [`background:${light.accent}`]: 'm-button',
  })

/** The elements that keep a light colour in the dark. */
function lightInTheDark(html: string, light: Palette): string[] {
  const styled = DomUtils.findAll(({ attribs }) => 'style' in attribs, parseDocument(html).children)
  return styled.flatMap(({ attribs: { style, class: names = '' } }) =>
    darkClasses(light)
      .filter(([colour, name]) => `;${style}`.includes(colour) && !names.split(' ').includes(name))
      .map(([colour, name]) => `${colour} without ${name}`),
  )
}

function expectFit({ subject = '', text = '', html }: ParsedMail, face: string) {
  const page = String(html)
  const palette = palettes[face]
  expect(findings(page), subject).toEqual([])
  expect(Buffer.byteLength(page), subject).toBeLessThanOrEqual(maxLetterBytes)
  expect(page, subject).toContain(`background:${palette?.light.paper}`)
  expect(page, subject).toContain(`.m-page{background:${palette?.dark.paper}!important`)
  expect(palette && lightInTheDark(page, palette.light), subject).toEqual([])
  expect(page, subject).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(text.trim(), subject).not.toBe('')
  expect(text, subject).not.toMatch(/<\/?(?:p|a|div|td|br|strong)\b/)
  // The link of the name over the mail leads to the site.
  const links = linksIn(page).filter((url) => url !== 'https://example.dk')
  expect(
    links.filter((url) => !text.includes(url)),
    subject,
  ).toEqual([])
  expect(
    links.filter((url) => !/^(?:https:\/\/|mailto:)/.test(url)),
    subject,
  ).toEqual([])
}

for (const face of Object.keys(palettes)) {
  databaseTest(`mail programs show every mail of the site in the face ${face}`, async (test) => {
    const { url, received } = await openMailServer()
    const mail = openMailer({ smtp: { url, from: 'Johanne <side@example.dk>' } })
    onTestFinished(() => mail?.close())
    const backend: Backend = { ...test.backend, mail }
    await causeMails(backend, face)
    await sendAll(backend)
    expect(received).toHaveLength(9)
    for (const mail of received) expectFit(mail, face)
    const letter = received.find(({ subject }) => subject?.startsWith('Nyt fra'))
    expect(String(letter?.html)).toMatch(
      /<img src="https:\/\/example\.dk\/filer\/[^"]+" alt="Fjorden"/,
    )
    // Outlook ignores `display`.
    expect(String(letter?.html)).toMatch(
      /<div style="display:none;[^"]*mso-hide:all[^"]*">Det korte af det lange</,
    )
    expect(String(letter?.html)).not.toMatch(/width="1"|height="1"|srcset/)
    expect(letter?.text).toContain(
      'En film\nÅbn hos YouTube (https://www.youtube.com/watch?v=abcdefghijk)',
    )
  })
}
