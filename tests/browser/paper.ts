import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import '~/print.css'

const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })

/** Shows the page as it is printed, until the end of the test. */
export async function showOnPaper(): Promise<void> {
  onTestFinished(async () => {
    await setMedia('')
  })
  await setMedia('print')
}
