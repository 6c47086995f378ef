const number = new Intl.NumberFormat('da')

export const readersCopy = {
  off: 'Siden tæller ikke. Slå det til under »Funktioner«, hvis du vil vide, hvad der bliver læst.',
  intro:
    'Talt af siden selv, uden cookies og uden at gemme, hvem der læser. Søgemaskiner er ikke talt med, og heller ikke den, der har bedt om ikke at blive det, eller dig selv.',
  cdn: 'Står der et CDN foran siden, tæller den kun det, der når hertil, medmindre tælleren i browseren er slået til under »Funktioner«.',
  notLoaded: 'Kunne ikke hente tallene',
  days: 'De sidste 30 dage',
  months: 'De sidste 12 måneder',
  views: 'Læste sider',
  visits: 'Besøg',
  lists: {
    page: 'Mest læst',
    from: 'Hvorfra',
    search: 'Søgt uden at finde',
    download: 'Hentet',
  },
  letter: 'Brev til læserne',
  csvHead: ['Dag', 'Hvad', 'Navn', 'Antal'],
  kinds: {
    page: 'Læst side',
    visit: 'Besøg',
    from: 'Kom fra',
    search: 'Søgt uden at finde',
    download: 'Hentet',
    subscriber: 'Følger med',
    mail: '',
  },
  mailSubject: (month: string) => `Dine læsere i ${month}`,
  mailLink: 'Se det hele',
}

export const count = (times: number) => number.format(times)

interface Period {
  views: number
  visits: number
  /** Views of as many days before. */
  before: number
  top: string | undefined
}

/** One sentence about a period, such as 'De sidste 30 dage'. */
export function sentence(period: string, { views, visits, before, top }: Period): string {
  if (views === 0) return `${period}: Ingen læste sider endnu.`
  const first = `${period}: ${count(visits)} besøg og ${count(views)} læste sider`
  const compared = before > 0 ? comparison(Math.round((views / before - 1) * 100)) : ''
  return `${first}${compared}.${top ? ` Mest læst: ${top}.` : ''}`
}

function comparison(change: number): string {
  if (change === 0) return ', lige så mange som før'
  return `, ${count(Math.abs(change))} % ${change > 0 ? 'flere' : 'færre'} end før`
}
