export const scopes = ['one', 'following', 'all'] as const

/** The events of a series that a change affects: this one, this and the later ones, or all. */
export type Scope = (typeof scopes)[number]

/** The URL parameter of the list with the id of a series that was just added. */
export const addedParameter = 'tilfoejet'

export function parseScope(value: unknown): Scope {
  return scopes.find((scope) => scope === value) ?? 'one'
}
