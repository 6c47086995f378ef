import packageJson from '#package.json'

/** Which program this is, as the log, /healthz and /metrics name it. */
export const { version } = packageJson
