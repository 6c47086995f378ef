import type { Visit } from '~/platform/pages/visit.server'

/** What the server knows of a visit before a page is rendered. */
export function newVisit(changes: Partial<Visit> = {}): Visit {
  return {
    isComplete: true,
    isPrivate: false,
    jsonLd: [],
    pictureHosts: [],
    clientIp: '',
    ...changes,
  }
}
