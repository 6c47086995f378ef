import { test } from 'vitest'
import {
  bytes,
  type Damage,
  expectRefused,
  list,
  manifest,
  part,
} from '#tests/support/damaged-archives'

const flipped = (at: number) => (content: Buffer) => {
  content[at] = (content[at] ?? 0) ^ 1
  return content
}

const damages: Damage[] = [
  [
    'a picture changed at the same length',
    bytes(/^files\/images\/.*jpg$/, flipped(100)),
    /images\/\S+ differs from/,
  ],
  [
    'an empty picture',
    bytes(/^files\/images\/.*jpg$/, () => Buffer.alloc(0)),
    /images\/\S+ cannot be read/,
  ],
  [
    'a list of zeros',
    bytes('files.jsonl', (was) => was.fill(0)),
    /list of the files cannot be read/,
  ],
  [
    'a list with a file less',
    bytes('files.jsonl', (was) => was.subarray(was.indexOf('\n') + 1)),
    /files.jsonl/,
  ],
  [
    'a path outside',
    list((lines) => lines.replace('"images/', '"../images/')),
    /list of the files cannot be read/,
  ],
  [
    'an absolute path',
    list((lines) => lines.replace('"images/', '"/images/')),
    /list of the files cannot be read/,
  ],
  [
    'a list that names a file otherwise',
    (parts) => {
      const [name = ''] = [...parts.keys()].filter((one) => /^files\/images\/.*jpg$/.test(one))
      const other = name.replace(/.jpg$/, 'x.jpg')
      parts.set(other, part(parts, name))
      const lines = part(parts, 'files.jsonl').toString()
      const changed = lines.replace(name.slice(6), other.slice(6))
      parts.set('files.jsonl', Buffer.from(changed))
      manifest(({ files }) => {
        files.listBytes = Buffer.byteLength(changed)
      })(parts)
    },
    /differs from the one that was written/,
  ],
  [
    'a size of another type',
    list((lines) => lines.replace(/"bytes":(\d+)/, '"bytes":"$1"')),
    /types/,
  ],
  [
    'a hash of another type',
    list((lines) => lines.replace(/"sha256":"\w+"/, '"sha256":7')),
    /types/,
  ],
  [
    'a name of 300 letters',
    list((lines) => lines.replace('"images/', `"images/${'a'.repeat(300)}`)),
    /list of the files cannot be read/,
  ],
  [
    'a path that a restore needs itself',
    list((lines) => lines.replace('"images/', '"restoring/x/')),
    /list of the files cannot be read/,
  ],
  [
    'a path too long to be staged',
    list((lines) => lines.replace('"images/', `"images/${'a/'.repeat(220)}`)),
    /list of the files cannot be read/,
  ],
  ['a path twice', list((lines) => lines.replace(/^(.*\n)(.*\n)/, '$1$1')), /twice/],
]

for (const [name, damage, words] of damages) {
  test(`an archive with ${name} is refused with one line before anything is written`, () =>
    expectRefused(damage, words))
}
