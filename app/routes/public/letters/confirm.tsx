import { data } from 'react-router'
import { readerCopy as copy } from '~/domain/letters/readers.copy'
import {
  confirmSubscription,
  pendingConfirmation,
} from '~/domain/letters/subscribers/sign-up.server'
import { backendContext } from '~/platform/backend.server'
import { DeadLink, PostButton, ReaderPage } from '~/site/letters/reader-page'
import type { Route } from './+types/confirm'
import { privatePage } from './reader-pages.server'

export const middleware: Route.MiddlewareFunction[] = [privatePage]

/** A GET changes nothing, since mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const pending = await pendingConfirmation(context.get(backendContext), params.token)
  return data({ address: pending?.address }, pending ? 200 : 410)
}

export async function action({ context, params }: Route.ActionArgs) {
  const id = await confirmSubscription(context.get(backendContext), params.token)
  return data({ isConfirmed: id !== undefined }, id === undefined ? 410 : 200)
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { address } = loaderData
  if (address === undefined) return <DeadLink title={copy.expiredTitle} text={copy.expired} />
  if (actionData?.isConfirmed) {
    return (
      <ReaderPage title={copy.confirmedTitle}>
        <p role="status">{copy.confirmed(address)}</p>
      </ReaderPage>
    )
  }
  return (
    <ReaderPage title={copy.confirmTitle}>
      <p>{copy.confirmText(address)}</p>
      <PostButton label={copy.confirm} name="confirm" isMain />
    </ReaderPage>
  )
}
