import type { Backend } from '~/platform/backend.server'
import type { FileStore } from '~/platform/files/file-store.server'

/**
 * A backend whose file store fails one operation, or runs some work before it, to test what happens in the
 * middle of a command.
 */
export function filesThat<K extends 'put' | 'remove'>(
  { files }: Pick<Backend, 'files'>,
  name: K,
  work: 'fail' | ((path: string) => Promise<unknown>),
): FileStore {
  const act = async (path: string, ...given: unknown[]) => {
    if (work === 'fail') throw new Error('the file store is away')
    await work(path)
    await (files[name] as (...given: unknown[]) => Promise<void>)(path, ...given)
  }
  return Object.assign(Object.create(files), { [name]: act })
}
