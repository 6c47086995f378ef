const danishTime = /^(?:kl\.?\s*)?(\d{1,2})(?:[.:,]?(\d\d))?$/i

/** Converts a time as written in Danish, such as »19.30«, »kl. 9« or »1930«, to HH:MM. Returns other text unchanged. */
export function parseTime(text: string): string {
  const [, hour, minutes = '00'] = danishTime.exec(text.trim()) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minutes}` : text
}

/** The start and the end of a time such as »19.30–21« or »kl. 19 til 21.30«. A missing end is blank. */
export function parseTimeSpan(text: string): [start: string, end: string] {
  const [start = '', ...end] = text.split(/[-–—]|\btil\b/)
  return [parseTime(start), parseTime(end.map((part) => part.trim()).join('–'))]
}
