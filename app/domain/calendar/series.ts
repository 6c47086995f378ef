export const scopes = ['one', 'following', 'all'] as const

/** The events of a series that a change affects: this one, this and the later ones, or all. */
export type Scope = (typeof scopes)[number]

/** In the URL of the list: the series that was just added. */
export const addedParameter = 'tilfoejet'

export function scopeOf(sent: unknown): Scope {
  return scopes.find((scope) => scope === sent) ?? 'one'
}
