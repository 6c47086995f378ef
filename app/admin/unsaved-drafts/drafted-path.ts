import type { Path } from 'react-router'
import { draftParameter } from '~/domain/unsaved-drafts/unsaved-drafts'
import { openedParameter } from '~/http/opened-row'

/** Returns the URL at which a form of this page is continued, with the row whose dialog it is. */
export function pathOfForm({ pathname, search }: Path, row: string | undefined): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(draftParameter)
  if (row) parameters.set(openedParameter, row)
  const query = parameters.toString()
  return pathname + (query && `?${query}`)
}
