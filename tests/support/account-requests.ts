import { onTestFinished } from 'vitest'
import { fromOurPage, startAdminSite } from './admin-site'
import type { RunningServer } from './servers'

/** Starts a site with one admin, which is stopped after the test. */
export async function openSite(variables: Record<string, string> = {}): Promise<RunningServer> {
  const site = await startAdminSite(variables)
  onTestFinished(() => site.stop())
  return site
}

/** Sends a form as one of our pages does. */
export function postForm(
  site: RunningServer,
  path: string,
  fields: Record<string, string>,
  cookie = '',
) {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...fromOurPage, Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

export const getPage = (site: RunningServer, path: string, cookie = '') =>
  fetch(`${site.url}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' })
