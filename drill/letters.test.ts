import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '#tests/support/admin-site'
import { rowsOf } from '#tests/support/postgres'
import { authorWith, kills, newCluster, newFolder, startSite } from './drilled-site.ts'
import { startPostfix } from './postfix.ts'

const readers = Number(process.env.DRILL_READERS ?? 10_000)
/** The share of letters that is refused, postponed, cut off before the mail is taken, or after it, each. */
const faultRate = 0.01

/** A mail server that now and then refuses, postpones, hangs up before it takes a mail, or after it. */
async function faultyMailServer() {
  const received: string[] = []
  const refused = new Set<string>()
  const isFault = () => Math.random() < faultRate
  const error = (responseCode: number) => Object.assign(new Error('a fault'), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      if (isFault()) return hangUp(session)
      if (isFault()) return done(error(451))
      if (!isFault() || refused.has(address)) return done()
      refused.add(address)
      done(error(550))
    },
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        const address = session.envelope.rcptTo[0]?.address ?? ''
        // Not the mails about the account.
        if (address.startsWith('r')) received.push(address)
        if (isFault()) hangUp(session)
        else done()
      })
    },
  })
  const sockets = new Set<{ remotePort?: number | undefined; destroy(): unknown }>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const hangUp = ({ remotePort }: { remotePort: number }) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received: () => received }
}

interface MailServer {
  url: string
  /** The recipients of the mails that it took, once for each. */
  received(): string[]
}

/**
 * Sends a letter by two nodes, of which one after the other is killed.
 * @param disturb runs before each kill
 * @param settle resolves when the mail server has delivered what it took
 * @returns the figures
 */
async function sendLetter(
  mails: MailServer,
  { name, disturb, settle }: { name: string; disturb(): void; settle(): Promise<void> },
): Promise<string> {
  const cluster = await newCluster(name)
  const ask = (sql: string) =>
    rowsOf(cluster.DATABASE_URL, sql) as Promise<Record<string, string>[]>
  const start = () =>
    startSite({
      ...cluster,
      DATA_DIR: newFolder(),
      SMTP_URL: mails.url,
      MAIL_FROM: 'Johanne <brev@example.dk>',
    })
  const nodes = [await start(), await start()]
  await ask(`insert into subscribers (id, email, email_key, state, created_at, updated_at)
    select 'r' || n, 'r' || n || '@example.dk', 'r' || n || '@example.dk', 'active', '2026-01-01', '2026-01-01'
    from generate_series(1, ${readers}) n`)
  await ask(`insert into editable_content
    (id, page, element_key, content_type, content_value, created_at, updated_at, revision) values
    ('f1', 'funktioner', 'letter', 'text', 'on', '2026-01-01', '2026-01-01', 1),
    ('f2', 'funktioner', 'letter_rate', 'text', '99999', '2026-01-01', '2026-01-01', 1)`)
  const first = nodes[0] as (typeof nodes)[number]
  const author = authorWith(first, await signIn(first))
  const sentAt = performance.now()
  const letter = { revision: '0', title: 'Nyt', content: '<p>Kære læser</p>', summary: '' }
  const publication = { has_page: 'on', publish: 'published', publish_date: '', publish_time: '' }
  await author.send('/admin/brev/ny', { ...letter, ...publication })
  const count = async (condition: string) =>
    Number((await ask(`select count(*) as n from letter_deliveries where ${condition}`))[0]?.n ?? 0)
  while ((await count('true')) < readers) await pause(100)
  const queuedMs = performance.now() - sentAt
  const reads: number[] = []
  for (let at = 0; at < 100; at++) {
    const readAt = performance.now()
    await (await fetch(first.url)).text()
    reads.push(performance.now() - readAt)
    await pause(50)
  }
  const p95 = reads.sort((one, other) => one - other)[94] ?? 0
  // Lets the time of postponed letters come, and the lease of a killed process end.
  const letTimePass = async () => {
    await ask(`update letter_deliveries set next_attempt = '2026-01-01' where state = 'queued'`)
    await ask(
      `update letter_sendings set next_attempt = null, state = 'sending' where state = 'paused'`,
    )
    await ask(`update letter_sendings set next_attempt = null`)
  }
  const rounds = Math.ceil(kills / 10)
  for (let round = 0; round < rounds; round++) {
    const before = await count(`state = 'sent'`)
    for (let tries = 0; tries < 60 && (await count(`state = 'sent'`)) < before + 20; tries++) {
      if (tries % 5 === 4) await letTimePass()
      await pause(500)
    }
    disturb()
    await nodes[round % 2]?.kill()
    await ask(`update letter_sendings set owned_until = '2026-01-01'`)
    nodes[round % 2] = await start()
  }
  for (;;) {
    await letTimePass()
    const [sending] = await ask('select state from letter_sendings')
    if (sending?.state === 'done') break
    await pause(1000)
  }
  const uncertain = new Set(
    (await ask(`select subscriber_id from letter_deliveries where state = 'uncertain'`)).map(
      ({ subscriber_id }) => `${subscriber_id}@example.dk`,
    ),
  )
  await settle()
  const received = mails.received().filter((address) => /^r\d/.test(address))
  const arrived = new Set(received)
  expect(received.length, 'nobody twice').toBe(arrived.size)
  const missing = Array.from({ length: readers }, (_, at) => `r${at + 1}@example.dk`).filter(
    (address) => !arrived.has(address) && !uncertain.has(address),
  )
  expect(missing, 'nobody is forgotten').toEqual([])
  return (
    `${readers} readers queued in ${Math.round(queuedMs)} ms, ${rounds} kills, ${arrived.size} arrived once, ` +
    `${uncertain.size} uncertain, of which ${[...uncertain].filter((one) => arrived.has(one)).length} had arrived; ` +
    `p95 of the front page while sending ${Math.round(p95)} ms`
  )
}

test('a letter reaches every reader once, while its two nodes are killed and mails fail', async ({
  annotate,
}) => {
  const figures = { name: 'letters', disturb: () => {}, settle: async () => {} }
  await annotate(await sendLetter(await faultyMailServer(), figures))
})

test('a letter reaches every reader once through Postfix, which is stopped and restarted', async ({
  annotate,
}) => {
  const postfix = await startPostfix()
  let faults = 0
  const disturb = () => {
    if (Math.random() < 0.25) return
    faults += 1
    postfix.stop()
    if (Math.random() < 0.5) postfix.start()
    else setTimeout(() => postfix.start(), Math.random() * 5000)
  }
  const settle = async () => {
    while (postfix.isBusy()) await pause(500)
  }
  const figures = await sendLetter(postfix, { name: 'letters_postfix', disturb, settle })
  await annotate(`${figures}; Postfix was stopped ${faults} times`)
})
