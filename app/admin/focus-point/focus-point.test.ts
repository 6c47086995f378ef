import { expect, test } from 'vitest'
import { clampedPoint, focusClasses, focusSteps, movedPoint, pointAt } from './focus-point'
import { pointText, presets } from './focus-point.copy'

const left = { x: -1, y: 0 }
const down = { x: 0, y: 1 }

test('an arrow key moves the point by exactly one step', () => {
  let point = { x: 0.5, y: 0.5 }
  for (const _ of [1, 2, 3]) point = movedPoint(point, left, focusSteps.upload)
  expect(point).toEqual({ x: 0.2, y: 0.5 })
  for (const _ of [1, 2, 3]) point = movedPoint(point, down, focusSteps.edit)
  expect(point).toEqual({ x: 0.2, y: 0.65 })
})

test('the point never leaves the picture', () => {
  expect(movedPoint({ x: 0.05, y: 1 }, left, 0.1)).toEqual({ x: 0, y: 1 })
  expect(movedPoint({ x: 0, y: 0.95 }, down, 0.1)).toEqual({ x: 0, y: 1 })
  expect(clampedPoint({ x: -3, y: 1.0001 })).toEqual({ x: 0, y: 1 })
})

test('a click sets the point, in hundredths of the picture', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 }
  expect(pointAt({ clientX: 200, clientY: 200 }, box)).toEqual({ x: 0.33, y: 0.75 })
  expect(pointAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 1 })
})

test('there are nine presets with distinct names', () => {
  expect(new Set(presets.map(({ label }) => label)).size).toBe(9)
  expect(new Set(presets.map(({ point }) => focusClasses(point))).size).toBe(9)
})

test('a point has a Danish text and CSS classes', () => {
  expect(pointText({ x: 0.5, y: 0.05 })).toBe('50 % fra venstre, 5 % fra toppen')
  expect(focusClasses({ x: 0.29, y: 1 })).toBe('fx-29 fy-100')
})
