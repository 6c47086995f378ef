import { expect, test } from 'vitest'
import { churchDay, churchDays } from './church-days'
import { findChurchDay, otherNamesOf } from './day-names'

test('a day is known by its name and by its id, in any case', () => {
  for (const { id, name } of churchDays) {
    expect(findChurchDay(name)?.id).toBe(id)
    expect(findChurchDay(name.toUpperCase())?.id).toBe(id)
    expect(findChurchDay(id)?.id).toBe(id)
  }
})

test('a text that is longer than any name is no day', () => {
  expect(findChurchDay(`juledag${' '.repeat(93)}`)?.id).toBe('juledag')
  expect(findChurchDay(`juledag${' '.repeat(94)}`)).toBeUndefined()
})

test.each([
  ['2. s. i advent', '2-soendag-i-advent'],
  ['2 advent', '2-soendag-i-advent'],
  ['advent 2', '2-soendag-i-advent'],
  ['Trinitatis 3', '3-soendag-efter-trinitatis'],
  ['femte søndag i fasten', 'mariae-bebudelses-dag'],
  ['2.s.i adv.', '2-soendag-i-advent'],
  ['Anden søndag i advent', '2-soendag-i-advent'],
  ['2. sønd. i advent', '2-soendag-i-advent'],
  ['3. s.e. trin.', '3-soendag-efter-trinitatis'],
  ['3 s e trinitatis', '3-soendag-efter-trinitatis'],
  ['3.s.e.t.', '3-soendag-efter-trinitatis'],
  ['03. s.e.trin', '3-soendag-efter-trinitatis'],
  ['tolvte søndag efter trinitatis', '12-soendag-efter-trinitatis'],
  ['26. søndag efter trinitatis', '26-soendag-efter-trinitatis'],
  ['27. s.e. trinitatis', 'sidste-soendag-i-kirkeaaret'],
  ['1. s.e. h3k', '1-soendag-efter-helligtrekonger'],
  ['1. s. e. Hellig Tre Konger', '1-soendag-efter-helligtrekonger'],
  ['2.s.e.h.3.k.', '2-soendag-efter-helligtrekonger'],
  ['2 s e helligtrekongersdag', '2-soendag-efter-helligtrekonger'],
  ['Sidste s.e.h.3k.', 'sidste-soendag-efter-helligtrekonger'],
  ['Hellig 3 Kongers søndag', 'helligtrekongers-soendag'],
  ['Helligtrekonger', 'helligtrekongers-soendag'],
  ['1. s.e. påske', '1-soendag-efter-paaske'],
  ['1. søndag efter paaske', '1-soendag-efter-paaske'],
  ['2. påskedag', 'anden-paaskedag'],
  ['2. pa\u030askedag', 'anden-paaskedag'],
  ['Påske', 'paaskedag'],
  ['1. juledag', 'juledag'],
  ['2. juledag', 'anden-juledag'],
  ['Skt. Stefans dag', 'anden-juledag'],
  ['S.e. jul', 'julesoendag'],
  ['Seksagesima', 'soendag-seksagesima'],
  ['Septuagesima søndag', 'soendag-septuagesima'],
  ['Fastelavnssøndag', 'fastelavns-soendag'],
  ['1. s. i fasten', '1-soendag-i-fasten'],
  ['Midfaste', 'midfaste-soendag'],
  ['Maria bebudelsesdag', 'mariae-bebudelses-dag'],
  ['Kr. himmelfart', 'kristi-himmelfarts-dag'],
  ['Kristi Himmelfartsdag', 'kristi-himmelfarts-dag'],
  ['Bededag', 'store-bededag'],
  ['2. pinsedag', 'anden-pinsedag'],
  ['Trinitatis', 'trinitatis-soendag'],
  ['Allehelgensdag', 'alle-helgens-dag'],
  ['Sidste s. i kirkeåret', 'sidste-soendag-i-kirkeaaret'],
])('%s is %s', (written, id) => {
  expect(findChurchDay(written)?.id).toBe(id)
})

test.each([
  ['3-soendag-efter-trinitatis', ['3.s.e.trinitatis', 'tredje søndag efter trinitatis']],
  ['2-soendag-i-advent', ['2.s.i advent', 'anden søndag i advent']],
  ['trinitatis-soendag', ['Trinitatis', 'Trin']],
])('%s is also called %j', (id, names) => {
  const day = churchDay(id)
  expect(day && otherNamesOf(day)).toEqual(names)
})

test.each([
  '',
  'søndag',
  '5. s. i advent',
  '0. s. i advent',
  '28. s.e. trinitatis',
  '6. s.e. h3k',
  '2 påske',
  'Sankt Hans',
  'høstgudstjeneste',
  'Luk 2,1',
  'advent '.repeat(10_000),
])('%j is no day', (written) => {
  expect(findChurchDay(written)).toBeUndefined()
})
