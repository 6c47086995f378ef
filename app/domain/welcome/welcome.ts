/** What a new author does first, in this order (docs/specification.md, "First steps"). */
export const firstSteps = ['name', 'portrait', 'texts', 'event', 'sample'] as const

export type FirstStep = (typeof firstSteps)[number]
