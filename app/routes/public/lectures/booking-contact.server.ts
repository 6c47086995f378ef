import type { RouterContextProvider } from 'react-router'
import { contactPage } from '~/domain/contact/contact.server'
import { backendContext } from '~/platform/backend.server'
import { readCached } from '~/platform/pages/visit.server'

export function bookingContact(context: Readonly<RouterContextProvider>) {
  const read = async () => {
    const { email, phone, phone_url } = await contactPage(context.get(backendContext))
    return { email, phone, phone_url }
  }
  return readCached(context, 'booking contact', read, { email: null, phone: null, phone_url: null })
}
