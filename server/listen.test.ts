import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen'

/** An address for documentation, which no machine has. */
const host = '192.0.2.1'

test('an address that cannot be used is reported with the name of its variable', async () => {
  const address = { port: 0, host }
  await expect(listen(createServer(), address)).rejects.toThrow(/^HOST 192\.0\.2\.1: /)
  const refused = listen(createServer(), address, 'METRICS_')
  await expect(refused).rejects.toThrow(/^METRICS_HOST 192\.0\.2\.1: /)
})
