import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import yauzl from 'yauzl'

interface Unzipped {
  names: Set<string>
  /** @throws Error if there is no such file */
  read(name: string): Promise<string>
}

/** The content of a ZIP file, available until the test ends. */
export async function openZip(file: string): Promise<Unzipped> {
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
