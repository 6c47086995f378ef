import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  content: string | Uint8Array
  /** The length that the archive claims. */
  says?: number
  mode?: number
  flags?: number
  method?: number
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const end = 0x06054b50
const unix = 3 << 8
const deflate = 8

/** An archive that no program would write, but that arrives. */
export function hostileZip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, method = deflate, flags = 0, mode = 0o100644 } = entry
    const content = Buffer.from(entry.content as string)
    const data = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(entry.says ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([uint32(localHeader), common, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    const version = Buffer.alloc(2)
    version.writeUInt16LE(unix | 20)
    directory.push(uint32(centralHeader), version, common, tail, Buffer.from(name))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const last = Buffer.alloc(18)
  last.writeUInt16LE(entries.length, 4)
  last.writeUInt16LE(entries.length, 6)
  last.writeUInt32LE(central.length, 8)
  last.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, uint32(end), last])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
