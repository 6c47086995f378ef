export const firstSteps = [
  'name',
  'opening',
  'portrait',
  'texts',
  'contact',
  'event',
  'sample',
] as const

export type FirstStep = (typeof firstSteps)[number]

export function visibleSteps(done: Record<FirstStep, boolean>): FirstStep[] {
  return firstSteps.filter((step) => step !== 'sample' || !done.sample)
}
