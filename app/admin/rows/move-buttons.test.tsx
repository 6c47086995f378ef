import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoveButtons } from './move-buttons'

function buttons(index: number, isTile = false) {
  const html = renderToStaticMarkup(
    <MoveButtons name="Håb" index={index} count={3} isTile={isTile} onMove={() => {}} />,
  )
  const parts = html.matchAll(/aria-label="([^"]*)" aria-disabled="([^"]*)"[^>]*>([^<]*)</g)
  return [...parts].map(([, label, isDisabled, arrow]) => ({ label, isDisabled, arrow }))
}

test('the first entry cannot move up, and the last one cannot move down', () => {
  const disabled = (index: number) => buttons(index).map(({ isDisabled }) => isDisabled)
  expect(disabled(0)).toEqual(['true', 'false'])
  expect(disabled(1)).toEqual(['false', 'false'])
  expect(disabled(2)).toEqual(['false', 'true'])
})

test('the arrows point to the neighbours', () => {
  const arrows = (isTile: boolean) => buttons(1, isTile).map(({ arrow }) => arrow)
  expect(arrows(false)).toEqual(['↑', '↓'])
  expect(arrows(true)).toEqual(['←', '→'])
  expect(buttons(1).map(({ label }) => label)).toEqual(['Flyt op: Håb', 'Flyt ned: Håb'])
})
