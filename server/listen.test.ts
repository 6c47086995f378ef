import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen'

/** An address for documentation, which no machine has. */
const host = '192.0.2.1'

test('a port that another program has is named', async () => {
  const other = createServer()
  await listen(other, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const refused = listen(createServer(), { port, host: '127.0.0.1' }, 'METRICS_')
  await expect(refused).rejects.toThrow(`METRICS_PORT ${port} is in use by another program`)
})

test('an address that cannot be used is reported with the name of its variable', async () => {
  const address = { port: 0, host }
  await expect(listen(createServer(), address)).rejects.toThrow(/^HOST 192\.0\.2\.1: /)
  const refused = listen(createServer(), address, 'METRICS_')
  await expect(refused).rejects.toThrow(/^METRICS_HOST 192\.0\.2\.1: /)
})
