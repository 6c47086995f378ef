import type { Backend } from '~/platform/backend.server'
import type { FileStore } from '~/platform/files/file-store.server'

/**
 * The file store of a backend with one operation that fails, or that runs some work first, for tests of
 * events in the middle of a command.
 */
export function filesThat<K extends 'put' | 'remove'>(
  { files }: Pick<Backend, 'files'>,
  name: K,
  work: 'fail' | ((path: string) => Promise<unknown>),
): FileStore {
  const act = async (path: string, ...given: unknown[]) => {
    if (work === 'fail') throw new Error('the file store is unavailable')
    await work(path)
    await (files[name] as (...given: unknown[]) => Promise<void>)(path, ...given)
  }
  return Object.assign(Object.create(files), { [name]: act })
}
