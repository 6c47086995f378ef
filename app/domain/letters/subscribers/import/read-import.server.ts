import { subscribersCopy as copy } from '~/domain/letters/subscribers/subscribers.copy'
import type { ImportResult } from '~/domain/letters/subscribers/subscribers-commands.server'
import type { ToastText } from '~/forms/answer'
import { type ReadCsv, readersOfCsv } from './readers-of-csv.server'

/** The commit of more readers would stop the process for too long. */
export const maxReaders = 50_000

/** The readers of all files, or the message about the first that cannot be read. */
export async function readImport(files: readonly string[]): Promise<ReadCsv | string> {
  const all: ReadCsv = { readers: [], invalid: [] }
  for (const text of files) {
    let read: ReadCsv | undefined
    try {
      read = await readersOfCsv(text)
    } catch {
      return copy.unreadable
    }
    if (!read) return copy.noColumn
    all.readers = all.readers.concat(read.readers)
    all.invalid = all.invalid.concat(read.invalid)
    if (all.readers.length > maxReaders) return copy.tooMany
  }
  return all
}

export function importedToast({ added, known, gone }: ImportResult, invalid: number): ToastText {
  return { title: copy.imported(added), description: copy.importedMore({ known, gone, invalid }) }
}
