export const draftOfferCopy = {
  title: (when: string) => `Du har en kladde ${when}`,
  notSaved: (device: string) =>
    device ? `Den er ikke gemt (${device}).` : 'Den er skrevet her i browseren og ikke gemt.',
  outdated:
    'Der er gemt en nyere udgave, siden kladden blev skrevet. Se forskellene igennem, før du gemmer.',
  stored: 'gemt',
  typed: 'i kladden',
  empty: 'tomt',
  checked: 'ja',
  unchecked: 'nej',
  picture: 'billede',
  selected: 'valgt',
  fileLost: (file: string) => `Filen »${file}« var valgt, men ikke gemt.`,
}

const timeZone = 'Europe/Copenhagen'
const dayOf = new Intl.DateTimeFormat('da-DK', { day: 'numeric', month: 'long', timeZone })
const timeOf = new Intl.DateTimeFormat('da-DK', { hour: '2-digit', minute: '2-digit', timeZone })

/**
 * 'fra kl. 14.32', or on another day 'fra den 21. november kl. 14.32', in Copenhagen time.
 * @param typedAt milliseconds since 1970, as is `now`
 */
export function typedTimeText(typedAt: number, now: number): string {
  const day = dayOf.format(typedAt)
  const on = day === dayOf.format(now) ? '' : `den ${day} `
  return `fra ${on}kl. ${timeOf.format(typedAt)}`
}
