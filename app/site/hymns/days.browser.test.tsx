import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { churchDays } from '~/domain/church-year/church-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { ColourDot, DayRows } from './days'

/** A day that names one hymn and leaves out others. */
function open(moreHymns: number) {
  const language = 'da' as const
  const hymns = [{ id: 'a', title: 'Nu', slug: 'nu', firstLine: 'Nu er det jul', language }]
  const christmasDay = churchDays.filter(({ id }) => id === 'juledag')
  const days = christmasDay.map((day) => ({ day, date: '2026-12-25', hymns, moreHymns }))
  return renderPage(<DayRows days={days} />)
}

test.each([1, 2])('%i hymns that are left out of a day are counted, with a link', async (count) => {
  const screen = await open(count)
  const more = screen.getByRole('link', { name: hymnDaysCopy.more(count) })
  await expect.element(more).toHaveAttribute('href', '/salmer/kirkeaar/juledag')
})

test('a day with all its hymns has no further link', async () => {
  const screen = await open(0)
  await expect.element(screen.getByRole('link', { name: 'Nu' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Og/ })).not.toBeInTheDocument()
})

test('the colour of a day is drawn, also in forced colours, and is not read aloud', async () => {
  const [day] = churchDays.filter(({ id }) => id === 'langfredag')
  if (!day) throw new Error('the day is gone')
  const { container } = await renderPage(<ColourDot day={day} className="size-4" />)
  const dot = container.querySelector(`.season-${day.colour}`) as Element
  expect(dot.getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(dot).forcedColorAdjust).toBe('none')
})
