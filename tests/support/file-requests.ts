import { buffer } from 'node:stream/consumers'
import { RouterContextProvider } from 'react-router'
import { type Backend, backendContext } from '~/platform/backend.server'
import { type Visit, visitContext } from '~/platform/pages/visit.server'
import { newVisit } from './visit'

type Loader = (args: never) => Promise<Response>

/** Requests a file from its route. Returns the response with what the server learns about the visit. */
export async function requestFile(
  loader: Loader,
  backend: Backend,
  params: object,
  { query = '', headers: sent = {} }: { query?: string; headers?: HeadersInit } = {},
) {
  const context = new RouterContextProvider()
  const visit = newVisit()
  context.set(backendContext, backend)
  context.set(visitContext, visit)
  const request = new Request(`http://localhost/${query}`, { headers: sent })
  const { status, headers } = await loader({ params, context, request } as never)
  return { status, headers, ...visit }
}

/** The bytes that the server sends for a response. */
export async function bytesOf({ files }: Backend, { file }: Visit): Promise<Buffer> {
  return buffer(await files.read(file?.path ?? ''))
}
