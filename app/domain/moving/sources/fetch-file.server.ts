import { lookup as resolveName } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ipaddr from 'ipaddr.js'
import { movingCopy } from '~/domain/moving/moving.copy'

const maxRedirects = 5
const maxMs = 60_000

/** A file that could not be fetched, said in Danish. */
export class FetchError extends Error {}

/** A server that did not answer, which a second request may reach. */
export class UnreachedError extends FetchError {}

interface FetchOptions {
  maxBytes: number
  allowPrivateHosts: boolean
  msLeft?: number
}

/** Writes what a URL answers to a file. @throws FetchError */
export async function fetchFile(url: string, target: string, options: FetchOptions): Promise<void> {
  const { maxBytes, allowPrivateHosts, msLeft } = options
  const signal = AbortSignal.timeout(msLeft ?? maxMs)
  const response = await askFollowing(url, { allowPrivateHosts, signal })
  if (response.statusCode === 200) return save(response, target, maxBytes, signal)
  response.destroy()
  throw new FetchError(movingCopy.answered(response.statusCode ?? 0))
}

interface AskOptions {
  allowPrivateHosts: boolean
  signal?: AbortSignal
  /** Whether only redirects to another address of the same host are followed. */
  isSameHostOnly?: boolean
  /** Absent for a plain GET. */
  sent?: { method: string; headers: Record<string, string>; body?: string }
}

/** The answer after the redirects, each of which is checked like the first URL. @throws FetchError */
export async function askFollowing(url: string, options: AskOptions): Promise<IncomingMessage> {
  const signal = options.signal ?? AbortSignal.timeout(maxMs)
  let current = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await ask(current, options, signal)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return response
    response.destroy()
    const next = URL.canParse(headers.location, current) && new URL(headers.location, current)
    if (!next || (options.isSameHostOnly && next.hostname !== new URL(current).hostname))
      throw new FetchError(movingCopy.badAddress)
    current = next.href
  }
  throw new FetchError(movingCopy.tooManyRedirects)
}

async function ask(
  url: string,
  { allowPrivateHosts, sent }: AskOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!URL.canParse(url)) throw new FetchError(movingCopy.badAddress)
  const { protocol, hostname, username } = new URL(url)
  if (!/^https?:$/.test(protocol) || username) throw new FetchError(movingCopy.badAddress)
  const address = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivateHosts) refusePrivateAddress(address)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  const lookup = allowPrivateHosts ? undefined : publicLookup
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'User-Agent': 'Skrivestue', Accept: '*/*', ...sent?.headers }
    const method = sent?.method ?? 'GET'
    const options = { method, signal, headers, agent: false, ...(lookup && { lookup }) }
    const request = send(url, options, resolve)
    request.on('error', (error) => reject(toFetchError(error)))
    request.end(sent?.body)
  })
}

async function save(
  response: IncomingMessage,
  target: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > maxBytes) done(new FetchError(movingCopy.tooLarge))
      else done(null, chunk)
    },
  })
  const file = createWriteStream(target, { mode: 0o600 })
  await pipeline(response, counter, file, { signal }).catch((error: Error) => {
    throw toFetchError(error)
  })
}

export function toFetchError(error: Error): FetchError {
  if (error instanceof FetchError) return error
  const isSlow = error.name === 'AbortError' || error.name === 'TimeoutError'
  return new UnreachedError(isSlow ? movingCopy.tooSlow : movingCopy.notReached)
}

/** Checks the addresses to which the connection is made, so that a name cannot change between check and use. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new FetchError(movingCopy.privateHost), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}

/** A host that is an address is not looked up. @throws FetchError */
export function refusePrivateAddress(host: string): void {
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new FetchError(movingCopy.privateHost)
}

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
