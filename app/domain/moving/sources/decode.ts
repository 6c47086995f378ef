const mark = 0xfeff
const newline = 10
/** A line that is longer is decoded in parts. */
const maxLineBytes = 1024 * 1024

/**
 * The text of a file whose encoding nobody promises: UTF-16 by its mark or its zeros; else UTF-8 line by line. A line
 * that is not UTF-8 is of the encoding that the file declares, or of Windows-1252.
 * @param used gets the names of the encodings, except UTF-8
 */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  used = new Set<string>(),
): AsyncGenerator<string> {
  let decoder: { write(bytes: Uint8Array): string; end(): string } | undefined
  let isStart = true
  for await (const chunk of chunks) {
    const wide = decoder ? undefined : utf16Of(chunk)
    if (wide) used.add('UTF-16')
    decoder ??= wide ? wideDecoder(wide) : lineDecoder(declaredEncoding(chunk), used)
    const text = decoder.write(chunk)
    if (text === '') continue
    yield isStart && text.charCodeAt(0) === mark ? text.slice(1) : text
    isStart = false
  }
  const rest = decoder?.end()
  if (rest) yield rest
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

function wideDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding)
  return {
    write: (bytes: Uint8Array) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  }
}

/** The encoding of lines that are not UTF-8. */
function declaredEncoding(start: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(start.subarray(0, 200))
  const [, declared = ''] = /^[^>]*\bencoding=["']([\w-]+)["']/.exec(text) ?? []
  try {
    const { encoding } = new TextDecoder(declared)
    return encoding.startsWith('utf') ? 'windows-1252' : encoding
  } catch {
    return 'windows-1252'
  }
}

function lineDecoder(encoding: string, used: Set<string>) {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const other = new TextDecoder(encoding)
  let rest = new Uint8Array()
  const decode = (bytes: Uint8Array): string => {
    try {
      return strict.decode(bytes)
    } catch {
      const end = bytes.indexOf(newline) + 1
      if (end === 0 || end === bytes.length) used.add(encoding.replace('w', 'W'))
      return end === 0 || end === bytes.length
        ? other.decode(bytes)
        : linesOf(bytes).map(decode).join('')
    }
  }
  return {
    write(bytes: Uint8Array) {
      const all = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
      const end = all.lastIndexOf(newline) + 1 || (all.length > maxLineBytes ? wholeEnd(all) : 0)
      rest = Uint8Array.from(all.subarray(end))
      return end > 0 ? decode(all.subarray(0, end)) : ''
    },
    end: () => (rest.length > 0 ? decode(rest) : ''),
  }
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(newline, start) + 1 || bytes.length
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}

/** The end of the last whole character, as UTF-8 writes it. */
function wholeEnd(bytes: Uint8Array): number {
  let end = bytes.length
  while (end > 0 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end--
  return Math.max(end - 1, 0) || bytes.length
}
