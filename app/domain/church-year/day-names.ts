import { spellOut } from '~/http/slug'
import { type ChurchDay, churchDay, churchDays } from './church-days'

const ordinals =
  'første anden tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende tyvende'.split(
    ' ',
  )

const numberOf = new Map(ordinals.map((word, index) => [spellOut(word), String(index + 1)]))

/** Makes '2. s. i advent' equal to '2 advent'. */
const ignoredWord = /^(?:s|sd|soen|soend|soendag|sondag|dag|i|sankt|sct|skt)$/

const numberedSundays: readonly [words: RegExp, id: string][] = [
  [/^(\d+) adv(?:ent)?$/, 'soendag-i-advent'],
  [/^(\d+) (?:e )?epiphany$/, 'soendag-efter-helligtrekonger'],
  [/^(\d+) fasten?$/, 'soendag-i-fasten'],
  [/^(\d+) e paaske?$/, 'soendag-efter-paaske'],
  [/^(\d+) (?:e )?(?:t|tr|trin|trinit|trinitatis)$/, 'soendag-efter-trinitatis'],
]

const otherNames: Record<string, string> = {
  '4. s. i fasten': 'midfaste-soendag',
  '5. s. i fasten': 'mariae-bebudelses-dag',
  '6. s. i fasten': 'palmesoendag',
  '7. s. efter påske': 'pinsedag',
  '27. s. e. trinitatis': 'sidste-soendag-i-kirkeaaret',
  'Sidste s. e. trinitatis': 'sidste-soendag-i-kirkeaaret',
  'Sidste søndag': 'sidste-soendag-i-kirkeaaret',
  'Sidste s. e. h3k': 'sidste-soendag-efter-helligtrekonger',
  Helligaften: 'juleaften',
  Juleaftensdag: 'juleaften',
  '1. juledag': 'juledag',
  Jul: 'juledag',
  'Kristi fødsels dag': 'juledag',
  'Sankt Stefans dag': 'anden-juledag',
  'Søndag efter jul': 'julesoendag',
  'S. e. jul': 'julesoendag',
  Nytår: 'nytaarsdag',
  H3K: 'helligtrekongers-soendag',
  Helligtrekonger: 'helligtrekongers-soendag',
  Helligtrekongerssøndag: 'helligtrekongers-soendag',
  Sexagesima: 'soendag-seksagesima',
  Septuagesima: 'soendag-septuagesima',
  Seksagesima: 'soendag-seksagesima',
  Fastelavn: 'fastelavns-soendag',
  Fastelavnssøndag: 'fastelavns-soendag',
  Midfaste: 'midfaste-soendag',
  'Mariæ bebudelse': 'mariae-bebudelses-dag',
  'Maria bebudelse': 'mariae-bebudelses-dag',
  'Maria bebudelsesdag': 'mariae-bebudelses-dag',
  'Mariæ bebudelsesdag': 'mariae-bebudelses-dag',
  Påske: 'paaskedag',
  '1. påskedag': 'paaskedag',
  '2. påskedag': 'anden-paaskedag',
  Bededag: 'store-bededag',
  'St. bededag': 'store-bededag',
  '4. fredag efter påske': 'store-bededag',
  'Kristi himmelfart': 'kristi-himmelfarts-dag',
  'Kristi himmelfartsdag': 'kristi-himmelfarts-dag',
  'Kr. himmelfart': 'kristi-himmelfarts-dag',
  'Kr. himmelfarts dag': 'kristi-himmelfarts-dag',
  'Kr. himmelfartsdag': 'kristi-himmelfarts-dag',
  Himmelfart: 'kristi-himmelfarts-dag',
  Pinse: 'pinsedag',
  '1. pinsedag': 'pinsedag',
  '2. pinsedag': 'anden-pinsedag',
  Trinitatis: 'trinitatis-soendag',
  Trin: 'trinitatis-soendag',
  'Alle helgen': 'alle-helgens-dag',
  Allehelgen: 'alle-helgens-dag',
  Allehelgensdag: 'alle-helgens-dag',
}

const byName = new Map([
  ...churchDays.map(({ name, id }) => [normalizeName(name), id] as const),
  ...Object.entries(otherNames).map(([name, id]) => [normalizeName(name), id] as const),
])

/** In characters; longer than any name. */
const maxLength = 100

export function findChurchDay(text: string): ChurchDay | undefined {
  if (text.length > maxLength) return undefined
  const name = normalizeName(text)
  // 'advent 2'
  const numberFirst = name.replace(/^([a-z]+) (\d+)$/, '$2 $1')
  const id = byName.get(name) ?? byName.get(numberFirst)
  if (id !== undefined) return churchDay(id)
  for (const [words, id] of numberedSundays) {
    const number = words.exec(numberFirst)?.[1]
    if (number !== undefined) return churchDay(`${Number(number)}-${id}`)
  }
  return undefined
}

/** Alternative names of a day: '3.s.e.trinitatis', 'tredje søndag efter trinitatis'. */
export function otherNamesOf({ id, name }: ChurchDay): string[] {
  const others = Object.keys(otherNames).filter((other) => otherNames[other] === id)
  const [, number, season] = /^(\d+)\. søndag (.+)$/.exec(name) ?? []
  if (!(number && season)) return others
  const ordinal = ordinals[Number(number) - 1]
  return [
    `${number}.s.${season.replace('efter ', 'e.')}`,
    ...(ordinal ? [`${ordinal} søndag ${season}`] : []),
    ...others,
  ]
}

/** Normalizes a name: '3.s.e.trin.' and 'Tredje søndag efter trin' become '3 e trin'. */
function normalizeName(text: string): string {
  const words = spellOut(text.normalize('NFC').toLowerCase())
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/[^a-z0-9]+/)
    .map((word) => numberOf.get(word) ?? word)
    .map((word) => (/^(?:e|eft|efter)$/.test(word) ? 'e' : word))
    .filter((word) => word !== '' && !ignoredWord.test(word))
  return words
    .join(' ')
    .replace(/\b(?:h ?3 ?k|htk|hellig ?(?:tre|3) ?kong\w*|hellig ?trek\w*|epifani\w*)/, 'epiphany')
}
