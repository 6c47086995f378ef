/**
 * Easter Sunday of a Gregorian year as YYYY-MM-DD, by the shorter algorithm of Meeus, Jones and Butcher.
 */
export function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = divide(year, 100)
  const [d, e] = divide(b, 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = divide(c, 4)
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

function divide(number: number, by: number): [whole: number, rest: number] {
  return [Math.floor(number / by), number % by]
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
