import { draftPreview } from '~/domain/pages/draft-preview.server'
import {
  closePreviewLink,
  openPreviewLink,
} from '~/domain/publishing/preview-links-commands.server'
import { linkParameter } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { signedIn } from '~/platform/auth/session.server'
import { nounsWith } from '~/platform/changes/nouns'
import { DomainError } from '~/platform/runtime/domain-error'
import type { Route } from './+types/preview-link'
import { answerCommand } from './answer.server'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const copy = publishingCopy.link

export async function action({ context, request, params: { noun: name, id } }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const noun = nounsWith(backend.nouns, 'published_at').find((each) => each === name)
  const intent = (await request.formData()).get('intent')
  if (!noun || (intent !== 'open' && intent !== 'close')) {
    return new Response(null, { status: 400 })
  }
  if (intent === 'close') {
    const close = () => closePreviewLink(backend, admin, noun, id)
    return answerCommand(context, close, { done: copy.closed, failed: copy.notClosed })
  }
  const open = async () => {
    const { token, expiresAt } = await openPreviewLink(backend, admin, noun, id)
    const draft = await draftPreview(backend, noun, id)
    if (!draft) throw new DomainError('missing')
    return { until: expiresAt, url: `${backend.siteUrl}${draft.path}&${linkParameter}=${token}` }
  }
  return answerCommand(context, open, {
    done: ({ until, url }) => ({
      title: copy.created,
      description: copy.until(until),
      createdUrl: url,
    }),
    failed: copy.notCreated,
  })
}
