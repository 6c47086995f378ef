/** Events that are not hidden. For past events see `isPublic`. */
export const publicEvent = { is_visible: 1 } as const
