import { data } from 'react-router'
import { readerCopy as copy } from '~/domain/letters/readers.copy'
import { leave, readerAt } from '~/domain/letters/subscribers/reader.server'
import { backendContext } from '~/platform/backend.server'
import { DeadLink, PostButton, ReaderPage } from '~/site/letters/reader-page'
import type { Route } from './+types/leave'
import { privatePage } from './reader-pages.server'

export const middleware: Route.MiddlewareFunction[] = [privatePage]

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await readerAt(context.get(backendContext), params.token)
  return data({ state: reader?.state }, reader ? 200 : 404)
}

/** The button and the one click of mail programs (RFC 8058), which send no field that is read. */
export async function action({ context, params }: Route.ActionArgs) {
  const hasLeft = await leave(context.get(backendContext), params.token)
  return data({ hasLeft }, hasLeft ? 200 : 404)
}

export default function Leave({ loaderData: { state } }: Route.ComponentProps) {
  if (state === undefined) return <DeadLink title={copy.unknownTitle} text={copy.unknown} />
  if (state === 'left') {
    return (
      <ReaderPage title={copy.leftTitle}>
        <p role="status">{copy.left}</p>
      </ReaderPage>
    )
  }
  return (
    <ReaderPage title={copy.leaveTitle}>
      <p>{copy.leaveText}</p>
      <PostButton label={copy.leave} name="leave" isMain />
    </ReaderPage>
  )
}
