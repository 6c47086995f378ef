/** Keeps Chromium from contacting other hosts, and lets it run as root without a display. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--in-process-gpu',
  '--no-first-run',
  '--no-sandbox',
  // Starts no spare process per test.
  '--renderer-process-limit=1',
]
