/**
 * Fetches immutable files into the browser's cache, from which modules are then imported. Preload links are no
 * alternative: before version 156, Chrome cannot import a module whose preload failed.
 * @returns undefined if one failed
 */
export async function fetchCode(
  paths: string[],
  priority: RequestPriority = 'auto',
): Promise<true | undefined> {
  try {
    await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(path, { priority })
        await response.arrayBuffer()
      }),
    )
    return true
  } catch {
    return undefined
  }
}
