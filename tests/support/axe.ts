import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file, which is half as long to send to each page and to parse there. */
const source = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 AA. */
const everyRule: axe.RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
/** The rules that the dark scheme can affect. The others are checked in light. */
const colourRules: axe.RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/** Expects no axe findings at WCAG 2.2 AA, in the dark scheme only among the rules of colour. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await expectNoFindings(page, isDark ? colourRules : everyRule)
}

/** Expects no axe findings among the rules of colour. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoFindings(page, colourRules)
}

async function expectNoFindings(page: Page, rules: axe.RunOptions['runOnly']): Promise<void> {
  await waitForAnimations(page)
  // Injecting axe takes half of the time, so each loaded page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { findings, passed } = await page.evaluate(findingsOf, rules)
  expect(passed, 'rules that axe could try').toBeGreaterThan(0)
  expect(findings).toEqual([])
}

/** Runs in the page. */
async function findingsOf(runOnly: axe.RunOptions['runOnly']) {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations, incomplete, passes } = await inPage.run(document, {
    ...(runOnly && { runOnly }),
    // Experimental, and therefore off by default.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // Passed rules need no details.
    resultTypes: ['violations', 'incomplete'],
  })
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target}\n${failureSummary}`),
  )
  const broken = incomplete.filter((rule) => 'error' in rule).map(({ id }) => `${id}: axe failed`)
  return { findings: [...findings, ...broken], passed: passes.length }
}

/** Waits for animations to end, since text has too little contrast while it fades. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finiteAnimations.map(({ finished }) => finished))
  })
}
