export function isbnCharacters(written: string): string {
  return written.replace(/[\s\-‐-―]/g, '').toUpperCase()
}

export function isIsbn(written: string): boolean {
  const characters = isbnCharacters(written)
  if (/^97[89]\d{10}$/.test(characters))
    return weightedSum(characters, (index) => 1 + (index % 2) * 2) % 10 === 0
  if (/^\d{9}[\dX]$/.test(characters))
    return weightedSum(characters, (index) => 10 - index) % 11 === 0
  return false
}

function weightedSum(characters: string, weight: (index: number) => number): number {
  const digits = [...characters].map((digit) => (digit === 'X' ? 10 : Number(digit)))
  return digits.reduce((sum, digit, index) => sum + digit * weight(index), 0)
}
