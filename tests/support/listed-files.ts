import type { FileStore } from '~/platform/files/file-store.server'

/** The sorted paths of the files in a folder. */
export async function listed(files: FileStore, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries(folder)) paths.push(path)
  return paths.sort()
}
