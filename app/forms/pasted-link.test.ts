import { expect, test } from 'vitest'
import { optionalLink } from './form-fields'
import { pastedLink } from './pasted-link'

const target = 'https://forlag.example/salmer?side=2&q=lys'
const encoded = encodeURIComponent(target)

test.each([
  `https://nam02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Canna%40example.dk&reserved=0`,
  `https://eur05.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encoded}&data=x`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=${encoded}&locale=da`,
  `https://www.google.com/url?q=${encoded}&source=gmail&ust=17&usg=A`,
  `https://www.google.dk/url?sa=t&url=${encoded}&ved=2`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://www.youtube.com/redirect?event=video_description&q=${encoded}`,
  `https://slack-redir.net/link?url=${encoded}`,
  `https://www.linkedin.com/safety/go?url=${encoded}&trk=x`,
  `https://l.threads.com/?u=${encoded}&e=x`,
  `https://post.example/owa/redir.aspx?C=x&URL=${encoded}`,
  `https://translate.google.com/translate?sl=da&u=${encoded}`,
  `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E`,
  `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${encoded}`,
  `https://eu-west-1.protection.sophos.com/?d=forlag.example&u=${btoa(target)}`,
  `https://www.bing.com/ck/a?!&&p=x&u=a1${btoa(target).replaceAll('=', '')}&ntb=1`,
  `https://duckduckgo.com/l/?uddg=${encoded}`,
  `https://out.reddit.com/t3_x?url=${encoded}`,
  `https://urldefense.com/v3/__${target}__;!!x`,
  `https://urldefense.proofpoint.com/v2/url?u=${encoded.replaceAll('%', '-')}&d=D`,
  `https://protect.checkpoint.com/v2/r02/___${target}___.x`,
  `https://secure-web.cisco.com/1aBc/${encoded}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
])('%s leads to the page itself', (href) => {
  expect(pastedLink(href)).toBe(target)
  expect(optionalLink.parse(` ${href}`), 'in a field of a form').toBe(target)
})

test.each([
  ['www.forlag.example/bog', 'https://www.forlag.example/bog'],
  ['//forlag.example/bog', 'https://forlag.example/bog'],
  ['anna@forlag.example', 'mailto:anna@forlag.example'],
  ['tel:+45-98-76-54-32', 'tel:+4598765432'],
  ['tel:98%2076%2054%2032', 'tel:+4598765432'],
  ['tel:+46%20(0)31%20987%2065%2043', 'tel:+46319876543'],
  ['/foredrag', '/foredrag'],
  ['https://forlag.example/en bog', 'https://forlag.example/en%20bog'],
  ['mailto:Anna Holm <anna@forlag.example>', 'mailto:anna@forlag.example'],
  ['mailto:%22Anna%22%20%3Canna@forlag.example%3E', 'mailto:anna@forlag.example'],
  [
    'mailto:anna@forlag.example?subject=9/10 kl. 12',
    'mailto:anna@forlag.example?subject=9/10%20kl.%2012',
  ],
  ['https://www.google.com/search?q=salmer', 'https://www.google.com/search?q=salmer'],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  ['https://www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
])('%s becomes %s', (href, url) => {
  expect(pastedLink(href)).toBe(url)
})

test.each([
  'file:///D:/manus.docx',
  'manus.pdf',
  '#afsnit',
  'x-apple-data-detectors://2',
  'javascript:x',
  '',
])('%s is no link here', (href) => {
  expect(pastedLink(href)).toBeUndefined()
})
