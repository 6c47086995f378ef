import { expect, test } from 'vitest'
import { accountCopy } from '~/domain/admins/account.copy'
import { tooManyAttemptsText } from '~/domain/admins/admins.copy'
import { accessibilityCopy } from '~/domain/content/accessibility.copy'
import { trashCopy } from '~/domain/history/history.copy'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { pressCopy } from '~/domain/press/press.copy'
import { redirectsCopy } from '~/domain/redirects/redirects.copy'
import { sampleRemovalCopy } from '~/domain/sample/sample-removal.copy'
import { searchCopy } from '~/domain/search/search.copy'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'
import { overviewCopy } from '~/routes/admin/home-page/overview.copy'

const { newPictures, selection, undescribedCount } = galleryCopy
const { limits } = accessibilityCopy
const sampleLeft = (count: number) =>
  sampleRemovalCopy.left({ entries: count, pictures: count + 1, pdfs: count })

test.each([
  [
    accountCopy.twoFactor.codesLeft,
    /^Du har 1 genoprettelseskode tilbage/,
    /2 genoprettelseskoder/,
  ],
  [tooManyAttemptsText, /om 1 minut\.$/, /om 2 minutter\.$/],
  [trashCopy.emptyQuestion, /^Den ene ting/, /^De 2 ting/],
  [trashCopy.daysLeft, /i morgen$/, /om 2 dage$/],
  [hymnsCopy.count, /^1 salme$/, /^2 salmer$/],
  [newPictures.added, /^Billede tilføjet$/, /^2 billeder tilføjet$/],
  [newPictures.addedLast, /^Det nye billede står/, /^De 2 nye billeder står/],
  [selection.count, /^1 billede markeret$/, /^2 billeder markeret$/],
  [selection.hidden, /^Billedet er skjult$/, /^2 billeder er skjult$/],
  [selection.shown, /^Billedet vises igen$/, /^2 billeder vises igen$/],
  [selection.deleted, /^Billede slettet$/, /^2 billeder slettet$/],
  [selection.credited, /^Rettigheder gemt$/, /^Rettigheder gemt ved 2 billeder$/],
  [undescribedCount, /^1 billede mangler/, /^2 billeder mangler/],
  [pressCopy.words, /^1 ord$/, /^2 ord$/],
  [
    (times: number) => redirectsCopy.times(times, 'i går'),
    /^1 gang, i går$/,
    /^2 gange, senest i går$/,
  ],
  [
    sampleLeft,
    /1 indlæg eller tekst, 2 billeder og 1 PDF-fil tilbage/,
    /2 indlæg og tekster, 3 billeder og 2 PDF-filer/,
  ],
  [searchCopy.count, /^1 resultat$/, /^2 resultater$/],
  [sitemapCopy.ready, /^1 adresse er/, /^2 adresser er/],
  [overviewCopy.undescribed, /^Et billede har/, /^2 billeder har/],
  [overviewCopy.deadLinks, /^Et link fører/, /^2 links fører/],
  [limits.pictures, /^1 billede har/, /^2 billeder har/],
  [limits.scores, /^1 hæfte med noder er en PDF/, /^2 hæfter med noder er PDF-filer/],
  [
    limits.recordings,
    /^1 indspilning er .* salmens side/,
    /^2 indspilninger er .* salmernes sider/,
  ],
  [limits.talks, /^1 indspilning af et foredrag/, /^2 indspilninger af foredrag/],
])('%# has a text for one and a text for several', (text, one, several) => {
  expect(text(1)).toMatch(one)
  expect(text(2)).toMatch(several)
})

test('a wait of more than an hour and a half is told in hours', () => {
  expect(tooManyAttemptsText(89)).toMatch(/om 89 minutter/)
  expect(tooManyAttemptsText(90)).toMatch(/om 2 timer/)
})
