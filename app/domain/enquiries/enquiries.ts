export const enquiryParameter = 'henvendelse'

export const askPath = '/spoerg'

/** The path of the form about a lecture or an event. */
export function askAbout(kind: 'foredrag' | 'arrangement', slug: string): string {
  return `${askPath}?${kind}=${encodeURIComponent(slug)}`
}
