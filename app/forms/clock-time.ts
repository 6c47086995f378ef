const written = /^(?:kl\.?\s*)?(\d{1,2})[.:,]?(\d\d)$/i

/** A time as written in Danish, such as »19.30«, »kl. 9.05« or »1930«, as HH:MM; any other text is unchanged. */
export function clockTime(text: string): string {
  const [, hour, minutes] = written.exec(text.trim()) ?? []
  return hour && minutes ? `${hour.padStart(2, '0')}:${minutes}` : text
}
