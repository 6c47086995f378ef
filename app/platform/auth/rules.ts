const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** A session ends after this long without use (docs/quality.md, "Safe"). */
export const idleSeconds = 12 * hourSeconds

/** A used session is prolonged at most this often, to spare the database. */
export const refreshSeconds = 5 * minuteSeconds

export const maxSessionDays = 7

export const minPasswordLength = 15
export const maxPasswordLength = 200
