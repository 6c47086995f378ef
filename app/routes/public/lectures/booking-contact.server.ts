import type { RouterContextProvider } from 'react-router'
import { contactPage } from '~/domain/contact/contact.server'
import { pageFeatures } from '~/domain/content/features/features.server'
import { askAbout } from '~/domain/enquiries/enquiries'
import { backendContext } from '~/platform/backend.server'
import { readCached } from '~/platform/pages/visit.server'

export function bookingContact(context: Readonly<RouterContextProvider>) {
  const read = async () => {
    const { email, phone, phone_url } = await contactPage(context.get(backendContext))
    return { email, phone, phone_url }
  }
  return readCached(context, 'booking contact', read, { email: null, phone: null, phone_url: null })
}

/** The path of the form about a lecture; nothing if enquiries are off, so that the page is as without them. */
export async function askLecture(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<{ ask?: string }> {
  const { enquiries } = await pageFeatures(context)
  return enquiries ? { ask: askAbout('foredrag', slug) } : {}
}
