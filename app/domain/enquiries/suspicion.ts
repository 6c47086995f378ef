import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { EnquiryForm } from './enquiries.form'

/** Why an enquiry is suspected to be spam: see `reasonTexts`. */
export type Suspicion =
  | 'hidden'
  | 'fast'
  | 'links'
  | 'link-in-name'
  | 'markup'
  | 'letters'
  | 'disposable'
  | 'lookalike'
  | 'sales'
  | `word:${string}`

export type Post = Pick<EnquiryForm, 'name' | 'organisation' | 'email' | 'message'> &
  Partial<Pick<EnquiryForm, 'dates' | 'place' | 'people'>>

const maxLinks = 2
const minSeconds = 3

const link =
  /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|io|ru|cn|xyz|top|info|biz|online|shop|site|club|icu)\b/gi
const markup = /<\/?[a-z][^>]*>|\[\/?(?:url|link|b|img)\b[^\]]*\]/i
const disposableDomains = disposableEmailBlocklistSet()

/**
 * Words of advertising and fraud. One of them is in real enquiries, too; an enquiry is suspected if it has two signs: such
 * words, a link, a sum in foreign money or per cent, or a whole text in English.
 */
const sales = new RegExp(
  `(?<![\\p{L}])(?:${[
    // English
    '(?:your|my) (?:web ?)?sites?|your business|your company|business(?:es)?|compan(?:y|ies)|websites?|web design|ranking|marketing',
    'services|customers?|clients?|sales|sell|buyers?|revenue|leads?|traffic|quotes?|offers?|discounts?|free|audit|agency|solutions?',
    'promot(?:e|ion|ional)|partnership|affiliates?|sponsored|click|loans?|invest(?:ors?|ment)|funds?|profits?|earn|income|money',
    'opportunity|deal|pric(?:es|ing)|price list|(?:low|cheap|best|special|affordable)(?:est)? (?:price|rate)|cheap|catalog(?:ue)?|manufacturer|suppliers?|factory',
    'products?|shipping|wholesale|export(?:er)?|import(?:ers)?|outsourc(?:e|ing)|developers?|boost|increase|growth|guaranteed?|million',
    'inheritance|transfer|winner|prize|followers|subscribers|software|apps?|redesign|conversion|advertis(?:e|ing|ers?)|ads?|campaigns?',
    'visibility|blogs?|demo|account|suspended|claim|urgent(?:ly)?|limited|unlimited|brand|domain|hosting|hire',
    'experts?|ai|debt|refund|survey|gift card|insurance|renew|hacked|infected|escorts?|brides|pills?|medicine',
    'replica|essays?|outreach|buyer|certified|shopify|logo|google|facebook|linkedin|instagram|reply yes|box with',
    // Danish
    'synlighed|omsætning(?:en)?|kunder|kundeemner|markedsføring|annonce(?:r|ring|plads)?|facebook-annoncer|rabat|tilbud|gratis|søgeord|potentiale|webshop',
    'webbureau|bureau|lån|investering|investere|afkast|vækst|virksomhed(?:er|ens)?|hjemmeside|abonnement|leverandører|produkter|priser|uforpligtende',
    'kampagner|betal|bestil|klik|spar|halv pris|normal pris|udvalgt|bekræft|log ind|spærret|refusion|restlager|domæne|fragt|kontant|tjen',
    'strøm|varmepumpe|høreapparat|told',
    // German
    'angebote?|kunden|webseiten?|umsatz|kostenlos|unternehmen|kredit|sofortkredit|rendite|billig|gastbeitr(?:ag|äge)',
    'linkaufbau|suchmaschinenoptimierung|preisliste|investieren|investition|zinsen|garantiert|gewinn|werbung|rabatt|dienstleistungen',
    // French and Spanish
    'agence|référencement|sites? (?:web|internet)|devis|gratuite?s?|entreprises?|publicité|clients|prix réduit|sans engagement',
    'empresas?|posicionamiento|redes sociales|servicios|propuesta|sin compromiso|clientes|ofrecemos|oferta|gratis|descuento',
  ].join('|')})(?![\\p{L}])`,
  'giu',
)
const foreignMoney = /[$€£]\s?\d|\d\s?(?:usd|eur|euro|gbp|btc|[$€£])(?![\p{L}])|\d\s?%/iu
const englishWords =
  /(?<![\p{L}])(?:the|and|your|you|we|our|with|is|are|from|this|have|my|can)(?![\p{L}])/giu
const nordicWords = /(?<![\p{L}])(?:og|er|det|til|på|jeg|som|ikke|har|och|är)(?![\p{L}])/iu
const maxSigns = 1

function signsOf(text: string, links: number): number {
  const found = new Set((text.match(sales) ?? []).map((sign) => sign.toLowerCase())).size
  const isEnglish = !nordicWords.test(text) && (text.match(englishWords)?.length ?? 0) > 1
  return found + Math.min(links, 1) + Number(foreignMoney.test(text)) + Number(isEnglish)
}

/** @param words the author's, in lower case */
export function suspicionsOf(
  post: Post,
  { hidden, seconds, words }: { hidden: string; seconds: number; words: readonly string[] },
): Suspicion[] {
  const short = [post.name, post.organisation, post.dates, post.place, post.people]
    .filter(Boolean)
    .join('\n')
  const text = `${short}\n${post.message}`
  const links = text.match(link)?.length ?? 0
  const tests: [boolean, Suspicion][] = [
    [hidden !== '', 'hidden'],
    [seconds < minSeconds, 'fast'],
    [links > maxLinks, 'links'],
    [short.search(link) >= 0, 'link-in-name'],
    [markup.test(text), 'markup'],
    [isMostlyForeign(text), 'letters'],
    [isDisposable(post.email), 'disposable'],
    [mixesAlphabets(post.email), 'lookalike'],
    [signsOf(text, links) > maxSigns, 'sales'],
  ]
  return [
    ...tests.flatMap(([isSuspect, reason]) => (isSuspect ? [reason] : [])),
    ...foundWords(`${text}\n${post.email}`, words).map((word): Suspicion => `word:${word}`),
  ]
}

export function wordsIn(list: string): string[] {
  return list
    .split('\n')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
}

/** Whole words only: »SEO« is not in »museo«. */
function foundWords(text: string, words: readonly string[]): string[] {
  const padded = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.filter((word) => {
    const plain = word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
    return plain !== '' && padded.includes(` ${plain} `)
  })
}

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin < letters / 2
}

/** The domain, or one that it belongs to, is in the public list of mail services without an owner. */
function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, first) => disposableDomains.has(labels.slice(first).join('.')))
}

function mixesAlphabets(email: string): boolean {
  return /\p{Script=Latin}/u.test(email) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(email)
}
