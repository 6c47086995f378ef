const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** A session that was not used for this long has ended (docs/quality.md, "Safe"). */
export const idleSeconds = 12 * hourSeconds

/** A used session is prolonged at most this often, to spare the database. */
export const refreshSeconds = 5 * minuteSeconds

/** However much it is used, a session ends after this many days. */
export const longestSessionDays = 7

export const shortestPassword = 15
export const longestPassword = 200
