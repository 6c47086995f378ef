import { expect, test } from 'vitest'
import { appearanceChoices } from './appearance-choices.form'

test('every order of parts is accepted, shown or hidden', () => {
  for (const key of ['udseende.front', 'udseende.sections'] as const) {
    const accepts = (value: string) => appearanceChoices[key].safeParse(value).success
    for (const value of ['', 'news', '-news', 'news -work dates', '-news -work']) {
      expect(accepts(value), `${key} ${value}`).toBe(true)
    }
    for (const value of ['News', 'news,work', '<b>', 'a'.repeat(201)]) {
      expect(accepts(value), `${key} ${value}`).toBe(false)
    }
  }
})
