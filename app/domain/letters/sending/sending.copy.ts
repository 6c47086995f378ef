const readers = (count: number) =>
  count === 1 ? '1 læser' : `${count.toLocaleString('da-DK')} læsere`

export const sendingCopy = {
  readers,
  questionTitle: 'Skal brevet sendes?',
  question: (count: number) =>
    `Brevet sendes til ${readers(count)}, så snart det er gemt. Det kan ikke kaldes tilbage.`,
  scheduledQuestion: (count: number, when: string) =>
    `Brevet sendes den ${when}. Lige nu er der ${readers(count)} på listen.`,
  confirm: 'Ja, send brevet',
  states: { draft: 'Kladde', published: 'Send nu', scheduled: 'Send den …' },
  hints: {
    draft: 'Kun du kan se brevet, og det sendes ikke.',
    published: 'Brevet sendes til alle på listen, så snart det er gemt.',
    scheduled: 'Brevet sendes til alle, der står på listen på det tidspunkt.',
  },
  legend: 'Udsendelse',
  open: 'Prøv og følg udsendelsen',
  openFor: (title: string) => `Udsendelse af ${title}`,
  short: {
    waiting: 'venter på sit tidspunkt',
    sending: 'sendes',
    paused: 'holder pause',
    stopped: 'stoppet',
    done: 'sendt',
  },
  progressTitle: 'Så langt er den',
  previewIntro: 'Det gemte brev, som det ser ud i et e-mailprogram. Åbnes i en ny fane.',
  checksIntro:
    'Om brevet havner i uønsket e-mail, afgør modtagerens e-mailserver også ud fra domænets SPF, DKIM og DMARC. De kan ikke ses herfra: se vejledningen.',
  fine: 'I orden',
  notFine: 'Se efter',
  goneReader: 'En læser, der har afmeldt brevet',
  uncertainOne: 'Usikkert, om det kom frem',
  refusedOne: (reason: string) => `Afvist: ${reason}`,
  progress: {
    waiting: 'Brevet venter på sit tidspunkt.',
    sending: (sent: number, all: number) => `Sendes: ${sent} af ${all} er sendt.`,
    paused: (sent: number, all: number) => `Holder pause: ${sent} af ${all} er sendt.`,
    stopped: (sent: number, all: number) => `Stoppet: ${sent} af ${all} blev sendt.`,
    done: (sent: number, all: number) => `Sendt til ${sent} af ${all}.`,
  },
  reasons: {
    late: 'Tidspunktet er passeret for over et døgn siden. Sendes det stadig?',
    restored: 'En sikkerhedskopi er lagt tilbage. Nogle kan have fået brevet allerede.',
  } as Record<string, string>,
  reason: (reason: string) => `E-mailserveren svarede: ${reason}`,
  waiting: (count: number) => `${count} mangler`,
  failed: (count: number) => `${count} blev afvist`,
  skipped: (count: number) => `${count} er meldt fra siden`,
  uncertain: (count: number) =>
    count === 1
      ? 'Om 1 læser fik brevet, er usikkert: serveren standsede, mens det blev afleveret.'
      : `Om ${count} læsere fik brevet, er usikkert: serveren standsede, mens det blev afleveret.`,
  pause: 'Hold pause',
  resume: 'Fortsæt',
  stop: 'Stop',
  stopTitle: 'Skal udsendelsen stoppes?',
  stopQuestion:
    'De, der ikke har fået brevet endnu, får det ikke. Det kan ikke sættes i gang igen.',
  sendAgain: 'Send igen',
  sendAgainFor: (email: string) => `Send igen til ${email}`,
  sent: 'Sættes i kø igen',
  paused: 'Udsendelsen holder pause',
  resumed: 'Udsendelsen fortsætter',
  stopped: 'Udsendelsen er stoppet',
  notChanged: 'Kunne ikke ændre udsendelsen',
  test: 'Send prøvebrev til mig',
  tested: (email: string) => `Prøvebrev sendt til ${email}`,
  notTested: 'Kunne ikke sende prøvebrev',
  noMail: 'Siden kan ikke sende e-mail endnu. Brevet venter, til serveren er sat op med SMTP_URL.',
  checks: 'Det kan ses herfra',
  preview: 'Forhåndsvisning',
  previewAs: { telefon: 'Telefon', moerk: 'Mørk', tekst: 'Ren tekst' },
}
