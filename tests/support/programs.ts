import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that the tests need and npm does not install. */
export interface Program {
  name: string
  /** Its Debian package. */
  package: string
  /** The environment variable that overrides its path. */
  variable: string
  find(): string | undefined
}

const browsers = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
]

/** The browser of the journeys, preferably the one made for headless use. */
export const chromium: Program = {
  name: 'Chromium',
  package: 'chromium-headless-shell',
  variable: 'CHROMIUM_PATH',
  find: () =>
    [
      process.env.CHROMIUM_PATH,
      ...browsers.map(onPath),
      '/usr/lib/chromium/chromium',
      '/opt/google/chrome/chrome',
    ].find(isProgram),
}

/** The folder with initdb and postgres. Debian has one per version, outside of the PATH. */
export const postgres: Program = {
  name: 'PostgreSQL',
  package: 'postgresql',
  variable: 'TEST_DATABASE_URL',
  find: () =>
    [onPath('initdb'), ...debianVersions().map((version) => join(version, 'bin/initdb'))]
      .find(isProgram)
      ?.replace(/\/initdb$/, ''),
}

/** The mail server of `npm run drill -- letters`. Debian has it outside of the PATH of some users. */
export const postfix: Program = {
  name: 'Postfix',
  package: 'postfix',
  variable: 'POSTFIX_PATH',
  find: () => [process.env.POSTFIX_PATH, onPath('postfix'), '/usr/sbin/postfix'].find(isProgram),
}

/** The browsers of `tests/other-browsers`. */
export const firefox = debianProgram('Firefox', 'firefox-esr', 'FIREFOX_PATH')
export const webkit = debianProgram('WebKitWebDriver', 'webkit2gtk-driver', 'WEBKIT_DRIVER_PATH')
export const xvfb = debianProgram('Xvfb', 'xvfb', 'XVFB_PATH')
export const dbus = debianProgram('dbus-run-session', 'dbus', 'DBUS_RUN_SESSION_PATH')
/** Comes with `webkit`. */
export const miniBrowser: Program = {
  ...webkit,
  name: 'MiniBrowser',
  variable: 'MINI_BROWSER_PATH',
  find: () =>
    [
      process.env.MINI_BROWSER_PATH,
      ...['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      ),
    ].find(isProgram),
}

function debianProgram(name: string, debianPackage: string, variable: string): Program {
  const command = name === 'Firefox' ? debianPackage : name
  return {
    name,
    package: debianPackage,
    variable,
    find: () => [process.env[variable], onPath(command)].find(isProgram),
  }
}

/**
 * The path of a program.
 * @throws Error with the package to install
 */
export function locate(program: Program): string {
  const found = program.find()
  if (found === undefined) throw new Error(missingMessage(program))
  return found
}

/**
 * Installs missing programs if possible: as root on Debian and its derivatives.
 * @throws Error with the package to install
 */
export function installMissing(programs: Program[]): void {
  const missingPrograms = programs.filter((program) => program.find() === undefined)
  if (missingPrograms.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missingPrograms.map((program) => program.package)
    process.stdout.write(`Installing ${packages.join(' and ')}…\n`)
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...packages)
  }
  for (const program of missingPrograms) locate(program)
}

function missingMessage(program: Program): string {
  return `The tests need ${program.name}: apt-get install ${program.package}, or set ${program.variable}`
}

function apt(...parameters: string[]) {
  spawnSync('apt-get', ['-qq', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)
}

/** The folders of Debian's PostgreSQL versions, the newest first. */
function debianVersions(): string[] {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version))
}

function isProgram(path: string | undefined): path is string {
  if (path === undefined) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
