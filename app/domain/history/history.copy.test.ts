import { expect, test } from 'vitest'
import { historyCopy, trashCopy, valueCopy, versionsPath } from './history.copy'

test.each([
  [historyCopy.actions, { insert: 'Tilføjet', update: 'Rettet', delete: 'Slettet' }],
  [valueCopy, { yes: 'Ja', no: 'Nej', draft: 'Kladde', published: 'Udgivet' }],
  [
    [historyCopy.undone(undefined), historyCopy.undone('Lys')],
    ['Det er fortrudt', 'Det er fortrudt: Lys'],
  ],
  [[1, 2].map(trashCopy.daysLeft), ['forsvinder i morgen', 'forsvinder om 2 dage']],
  [
    [1, 2].map(trashCopy.emptyQuestion),
    ['Den ene ting i den bliver slettet for altid.', 'De 2 ting i den bliver slettet for altid.'],
  ],
  [
    [versionsPath('news', 'a'), versionsPath('news', 'a', 3)],
    ['/admin/historik/news/a', '/admin/historik/news/a?fra=3'],
  ],
])('the history says %j', (said, expected) => {
  expect(said).toEqual(expected)
})
