import ICAL from 'ical.js'

/** Parses an iCalendar file with another library. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(
      component,
    )
    const valueFor = (name: string) => component.getFirstPropertyValue(name)
    return {
      uid,
      sequence,
      summary,
      location,
      description,
      start: instantOf(startDate),
      end: instantOf(endDate),
      status: valueFor('status'),
      transparency: valueFor('transp'),
      stamp: String(valueFor('dtstamp')),
      lastModified: String(valueFor('last-modified')),
      category: valueFor('categories'),
    }
  })
  return {
    events,
    name: calendar.getFirstPropertyValue('name'),
    source: calendar.getFirstPropertyValue('source'),
    zones: calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => zone.getFirstPropertyValue('tzid')),
  }
}

/** An all-day event as its date, a time as an instant by the file's own time zone. */
function instantOf(time: ICAL.Time): string {
  return time.isDate ? time.toString() : time.toJSDate().toISOString()
}
