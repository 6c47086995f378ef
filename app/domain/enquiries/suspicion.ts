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
const disposable =
  /@(?:.*\.)?(?:mailinator|guerrillamail|10minutemail|tempmail|temp-mail|yopmail|trashmail|sharklasers|getnada|dispostable|maildrop|throwawaymail|fakeinbox|mohmal|moakt|emailondeck|spamgourmet|mintemail|tempr|discard)\./i

/**
 * Words of advertising, in English, Danish and German. One or two of them are in real enquiries, too; an enquiry with
 * more is suspected.
 */
const sales =
  /\b(?:your (?:web ?)?sites?|your business|your company|websites?|web design|rank(?:ing|ings|ed)?|market(?:ing|ers?)|services?|customers?|clients?|sales|revenue|leads?|traffic|quotes?|offers?|discounts?|free|audit|agency|solutions?|promot(?:e|ion|ional)|partners?(?:hip)?|affiliates?|sponsored|click|loans?|invest(?:ors?|ment|ing)|fund(?:s|ing)?|profits?|earn(?:ings)?|income|opportunit(?:y|ies)|deals?|price list|catalog(?:ue)?|manufacturers?|suppliers?|factory|products?|shipping|wholesale|outsourc(?:e|ing)|developers?|boost|increase|grow(?:th)?|guaranteed?|million|usd|dollars?|inheritance|beneficiary|transfer|winner|prize|followers|subscribers|software|app development|redesign|optimi[sz](?:e|ation)|conversions?|advertis(?:e|ing|ement)|campaigns?|visib(?:le|ility)|content writers?|articles?|blog|demo|appointment|synlighed|online|omsætning|kunder|kundeemner|markedsføring|annonce(?:r|ring)?|rabat|tilbud|gratis|konvertering|søgemaskiner?|søgeord|potentiale|webshop|webbureau|bureau|rente|lån|investering(?:er)?|afkast|vækst|virksomhed(?:er)?|hjemmeside|trafik|abonnement|leverandør|produkter|priser|ydelser|uforpligtende|møde|kampagner?|angebot|kunden|webseite|umsatz|kostenlos|unternehmen)(?![\p{L}])/giu
const maxSales = 2

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
  const signs = new Set((text.match(sales) ?? []).map((sign) => sign.toLowerCase())).size
  const tests: [boolean, Suspicion][] = [
    [hidden !== '', 'hidden'],
    [seconds < minSeconds, 'fast'],
    [links > maxLinks, 'links'],
    [short.search(link) >= 0, 'link-in-name'],
    [markup.test(text), 'markup'],
    [isMostlyForeign(text), 'letters'],
    [disposable.test(post.email), 'disposable'],
    [mixesAlphabets(post.email), 'lookalike'],
    [signs + Math.min(links, 1) > maxSales, 'sales'],
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

function mixesAlphabets(email: string): boolean {
  return /\p{Script=Latin}/u.test(email) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(email)
}
