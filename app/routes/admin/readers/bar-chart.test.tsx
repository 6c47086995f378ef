import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart'

function barsOf(bars: { label: string; views: number; visits: number }[]) {
  const html = renderToStaticMarkup(<BarChart bars={bars} unit="Dag" name="Dage" />)
  return [...html.matchAll(/<rect ([^>]*)>/g)].map(([, attributes = '']) => {
    const read = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1])
    return {
      left: read('x'),
      top: read('y'),
      height: read('height'),
      right: read('x') + read('width'),
    }
  })
}

test('bars stand on the ground beside each other, and the highest fills the chart', () => {
  const [views, visits, nextViews, nextVisits] = barsOf([
    { label: '1.', views: 40, visits: 10 },
    { label: '2.', views: 20, visits: 20 },
  ])
  for (const bar of [views, visits, nextViews, nextVisits]) {
    expect((bar?.top ?? 0) + (bar?.height ?? 0)).toBe(100)
  }
  expect([views, visits, nextViews, nextVisits].map((bar) => bar?.height)).toEqual([
    100, 25, 50, 50,
  ])
  expect(visits).toMatchObject({ left: views?.left, right: views?.right })
  expect(nextViews?.left).toBeGreaterThan(views?.right ?? Number.POSITIVE_INFINITY)
})

test('without a reader there are bars without height', () => {
  expect(barsOf([{ label: '1.', views: 0, visits: 0 }]).map(({ height }) => height)).toEqual([0, 0])
})
