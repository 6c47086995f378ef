/** The first steps of a new author, in order (docs/specification.md, "First steps"). */
export const firstSteps = ['name', 'portrait', 'texts', 'event', 'sample'] as const

export type FirstStep = (typeof firstSteps)[number]
