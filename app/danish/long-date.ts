const dayOnly = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' })

/** '21. november 2026' from YYYY-MM-DD or an ISO instant: the Danish long format. */
export function longDate(date: string): string {
  return dayOnly.format(new Date(`${date.slice(0, 10)}T00:00Z`))
}
