import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { launch } from 'puppeteer-core'
import { dbus, firefox, locate, miniBrowser, webkit, xvfb } from '../support/programs.ts'

/** A tab of a browser. Clicks and keys are those of a user. */
export interface Tab {
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs an expression in the page. Returns its value, which is JSON. */
  run<T>(expression: string): Promise<T>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

export const browsers = { Firefox: openFirefox, WebKit: openWebKit }

async function openFirefox(): Promise<Tab> {
  const browser = await launch({ browser: 'firefox', executablePath: locate(firefox) })
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}

/** The key under which WebDriver answers with an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const enterKey = '\uE007'
const port = 41_870

/** WebKitGTK, which has the engine of Safari. It needs a screen and a session bus. */
async function openWebKit(): Promise<Tab> {
  const screen = spawn(locate(xvfb), ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const driver = spawn(locate(dbus), ['--', locate(webkit), `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // The sandbox does not start for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
    detached: true,
  })
  const server = `http://127.0.0.1:${port}`
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) }
    const answer = (await (await fetch(server + path, request)).json()) as { value: T }
    const { value } = answer
    const error = value as { error?: string; message?: string } | null
    if (error && typeof error === 'object' && error.error) {
      throw new Error(`${path}: ${error.error} ${error.message}`)
    }
    return value
  }
  const stop = () => {
    if (driver.pid) process.kill(-driver.pid)
    screen.kill()
  }
  try {
    await untilReady(() => send('GET', '/status'))
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: locate(miniBrowser),
            args: ['--automation'],
          },
        },
      },
    })
    const session = `/session/${sessionId}`
    const run = <T>(expression: string) =>
      send<T>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
    const elementOf = async (selector: string) => {
      const query = { using: 'css selector', value: selector }
      const found = await send<Record<string, string>>('POST', `${session}/element`, query)
      return `${session}/element/${found[elementKey]}`
    }
    return {
      open: (url) => send('POST', `${session}/url`, { url }),
      resize: (width, height) =>
        send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
      run,
      async click(selector) {
        await run(
          `document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center' })`,
        )
        await send('POST', `${await elementOf(selector)}/click`, {})
      },
      async type(selector, text) {
        const keys = text.replaceAll('\n', enterKey)
        await send('POST', `${await elementOf(selector)}/value`, { text: keys })
      },
      close: async () => {
        await send('DELETE', session)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

async function untilReady(isReady: () => Promise<unknown>): Promise<void> {
  const signal = AbortSignal.timeout(30_000)
  for (;;) {
    try {
      await isReady()
      return
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
