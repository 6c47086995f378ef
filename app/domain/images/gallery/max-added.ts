/** The number of pictures that one form can add, since a form has at most 300 fields. */
export const maxAdded = 100
