/** A text of its own: a part of another text, such as a match, holds the whole of it in memory. */
export const copied = (text = '') => Buffer.from(text).toString()
