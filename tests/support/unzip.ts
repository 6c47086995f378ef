import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import yauzl from 'yauzl'

interface Unzipped {
  names: Set<string>
  /** @throws Error when nothing has that name */
  read(name: string): Promise<string>
}

/** What is in a ZIP file, until the test ends. */
export async function unzipped(file: string): Promise<Unzipped> {
  const zip = await yauzl.openPromise(file, { autoClose: false })
  onTestFinished(() => zip.close())
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`${name} is not in ${file}`)
      return text(await zip.openReadStreamPromise(entry))
    },
  }
}
