import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askPassword } from './ask-password'

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} })
  const output = new PassThrough()
  return { input, output, shown: text(output) }
}

test('a password is asked for without being shown, and can be corrected', async () => {
  const { input, output, shown } = terminal(true)
  const answered = askPassword('Password: ', { input, output })
  input.write('hemmeligx\u007f\r')
  expect(await answered).toBe('hemmelig')
  output.end()
  expect(await shown).toBe('Password: \n')
})

test('Ctrl-C at the question stops the command in one line', async () => {
  const { input, output } = terminal(true)
  const answered = askPassword('Password: ', { input, output })
  input.write('hem\u0003')
  await expect(answered).rejects.toThrow('Stopped')
})

test('without a terminal nothing is asked', async () => {
  const { input, output } = terminal(false)
  expect(await askPassword('Password: ', { input, output })).toBeUndefined()
})
