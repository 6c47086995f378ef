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

/** The steps to list: without the removal of sample content if the site has none. */
export function visibleSteps(done: Record<FirstStep, boolean>): FirstStep[] {
  return firstSteps.filter((step) => step !== 'sample' || !done.sample)
}
