declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A small S3 service for tests. Port 0 lets the system choose one. */
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
