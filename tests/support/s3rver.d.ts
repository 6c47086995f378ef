declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** An S3 server for tests. Port 0 picks a free port. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
