/** The significant characters: digits, and a final X in an ISBN of ten. */
export function isbnCharacters(written: string): string {
  return written.replace(/[\s\-‐-―]/g, '').toUpperCase()
}

/** Whether the text is an ISBN of ten or thirteen, by its check digit. */
export function isIsbn(written: string): boolean {
  const characters = isbnCharacters(written)
  if (/^97[89]\d{10}$/.test(characters))
    return weighed(characters, (place) => 1 + (place % 2) * 2) % 10 === 0
  if (/^\d{9}[\dX]$/.test(characters)) return weighed(characters, (place) => 10 - place) % 11 === 0
  return false
}

function weighed(characters: string, weight: (place: number) => number): number {
  const figures = [...characters].map((one) => (one === 'X' ? 10 : Number(one)))
  return figures.reduce((sum, figure, place) => sum + figure * weight(place), 0)
}
