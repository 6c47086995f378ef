import type { Reader } from './reader'

const modules = import.meta.glob<Reader>('./*/*-reader.server.ts', {
  eager: true,
  import: 'reader',
})

export const readers = new Map(
  Object.entries(modules).map(([path, reader]) => [path.split('/')[1] ?? '', reader]),
)
