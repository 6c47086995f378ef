import packageJson from '#package.json'

/** The version of the program, for the log, /healthz and /metrics. */
export const { version } = packageJson
