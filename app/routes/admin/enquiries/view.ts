import { type EnquiryState, enquiryFields } from '~/domain/enquiries/enquiries.form'

/** The part of the list that the URL names; the new ones by default. */
export function viewOf({ url }: { url: string }): EnquiryState {
  const state = new URL(url).searchParams.get('vis') ?? ''
  return Object.hasOwn(enquiryFields.state.labels, state) ? (state as EnquiryState) : 'new'
}
