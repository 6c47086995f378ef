import type { Part } from '~/domain/moving/items'
import type { SourceFiles } from '~/domain/moving/sources/source-files.server'

export interface ReadSource {
  /** The file, folder or archive; absent for a source on the network. */
  files: SourceFiles | undefined
  /** A folder or archive of files, if they are not in the source. */
  extraFiles?: SourceFiles | undefined
  /** As given: a path or a URL. */
  name: string
  options: Readonly<Record<string, string | undefined>>
  columns?: Readonly<Record<string, string>>
  allowPrivateHosts: boolean
  /** YYYY-MM-DD in Copenhagen. */
  today: string
}

/** One source (docs/architecture.md, "Moving in"): a folder with `{name}-reader.server.ts` exports one as `reader`. */
export interface Reader {
  /** The first file of an archive or a folder that it matches is read. */
  fileName: RegExp
  read(source: ReadSource): AsyncIterable<Part>
}

/** A source that cannot be read, said in Danish. */
export class UnreadableSource extends Error {}
