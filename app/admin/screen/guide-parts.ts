import { href } from 'react-router'
import { newRow } from '~/forms/form-values'

const pages = 'samarbejder-anbefalinger-og-kontakt'
const undo = 'fortryd-historik-og-papirkurv'
const search = 'naar-folk-soeger-paa-nettet'
const trouble = 'naar-noget-gaar-galt'

/** The part of the guide about a screen: its heading's slug, by the segment of the screen's path. */
const parts: Record<string, string> = {
  forside: 'forsidens-tekster-og-billeder',
  nyheder: 'skriv-en-nyhed',
  kalender: 'kalenderen',
  salmer: 'salmer',
  billeder: 'billeder-og-fokuspunkt',
  foredrag: 'foredrag-til-arrangoerer',
  bibliografi: 'bibliografi-og-anmeldelser',
  samarbejder: pages,
  anbefalinger: pages,
  kontakt: pages,
  profiler: 'profiler',
  seo: search,
  adresser: search,
  presse: 'presse',
  brev: 'brev-til-laeserne',
  henvendelser: 'henvendelser',
  laesere: 'se-hvad-der-bliver-laest',
  persondata: 'persondata',
  funktioner: 'funktioner',
  udseende: 'vaelg-et-udseende',
  konto: 'log-ind-og-ud',
  historik: undo,
  papirkurv: undo,
  sikkerhedskopi: trouble,
  'flyt-ind': 'flyt-ind-og-flyt-ud',
  'flyt-ud': 'flyt-ind-og-flyt-ud',
  drift: trouble,
}

/** The path of the guide at the part about a screen. */
export function guidePath(pathname: string): string | undefined {
  const [, area, screen = '', row] = pathname.split('/')
  const part = screen === 'kalender' && row === newRow ? 'skriv-et-arrangement' : parts[screen]
  return area === 'admin' && part ? `${href('/admin/hjaelp')}#${part}` : undefined
}
