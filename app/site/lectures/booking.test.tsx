import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Booking, type BookingProps } from './booking'

function linksFor(contact: BookingProps['contact']): string[] {
  const element = <Booking title="Tro" contact={contact} className="" />
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
}

test('a lecture can be booked by e-mail or by telephone if only one is known', () => {
  expect(linksFor({ email: 'anna@example.dk', phone: null, phone_url: null })).toEqual([
    expect.stringContaining('mailto:anna@example.dk?'),
  ])
  expect(linksFor({ email: null, phone: '12 34 56 78', phone_url: 'tel:+4512345678' })).toEqual([
    'tel:+4512345678',
  ])
  expect(linksFor({ email: null, phone: null, phone_url: null })).toEqual([])
})
