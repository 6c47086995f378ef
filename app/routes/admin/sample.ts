import { countSampleLeft, removeSample } from '~/domain/sample/remove-sample.server'
import { sampleRemovalCopy } from '~/domain/sample/sample-removal.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/sample'
import { answerCommand } from './answer.server'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return { left: await countSampleLeft(backend) }
}

/** Returns nothing if the data cannot be read, so that the screen which shows it still works. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ left: undefined }))
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  // Refuses any other form, since this one deletes content.
  const form = await request.formData()
  if (form.get('intent') !== 'remove') return new Response(null, { status: 400 })
  return answerCommand(context, () => removeSample(backend, admin), {
    done: sampleRemovalCopy.removed,
    failed: sampleRemovalCopy.notRemoved,
  })
}
