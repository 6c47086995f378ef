import { afterAll, test } from 'vitest'

interface Result {
  tries: number
  measured: string
}

/** @returns a function that adds a test. Its result is a line of the table printed at the end. */
export function promisesOf(title: string) {
  const rows: { promise: string; tries: number; held: number; measured: string }[] = []
  afterAll(() => {
    const lines = rows.map((row) => `| ${Object.values(row).join(' | ')} |\n`)
    process.stdout.write(`\n${title}:\n| promise | tries | held | measured |\n${lines.join('')}`)
  })
  return (promise: string, run: () => Promise<Result>) => {
    test(promise, async ({ annotate }) => {
      const row = { promise, tries: 1, held: 0, measured: 'see the error' }
      rows.push(row)
      const { tries, measured } = await run()
      Object.assign(row, { tries, held: tries, measured })
      await annotate(measured)
    })
  }
}
