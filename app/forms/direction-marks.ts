const directionMarks = /[\u200e\u200f\u061c]/g
const rightToLeft = /[\u0590-\u08ff]/

/** Phones copy marks of direction around numbers and names. Only text with letters from right to left needs them. */
export function withoutDirectionMarks(text: string): string {
  return rightToLeft.test(text) ? text : text.replace(directionMarks, '')
}
