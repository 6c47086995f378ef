import { welcomeCopy } from './welcome.copy'

export type FirstStep = keyof typeof welcomeCopy.steps

/** `none` if all steps are done. */
export type NextStep = FirstStep | 'none'

export const firstSteps = Object.keys(welcomeCopy.steps) as FirstStep[]

export function visibleSteps(done: Record<FirstStep, boolean>): FirstStep[] {
  return firstSteps.filter((step) => step !== 'sample' || !done.sample)
}
