/** How many pictures one form can add: a form has at most 300 fields. */
export const maxAdded = 100
