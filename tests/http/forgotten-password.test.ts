import { expect, test } from 'vitest'
import { getPage, openSite, postForm } from '#tests/support/account-requests'
import { admin } from '#tests/support/admin-site'

test('without a mail server a forgotten password is not offered', async () => {
  const site = await openSite()
  expect(await (await getPage(site, '/admin/session')).json()).toMatchObject({ canMail: false })
  expect((await getPage(site, '/admin/glemt-adgangskode')).status).toBe(404)
  const page = await (await getPage(site, '/admin/log-ind')).text()
  expect(page).toContain('Den, der passer serveren, kan lave et link til en ny adgangskode.')
})

test('after four requests for a new password the answer has the length of the wait', async () => {
  const site = await openSite()
  const ask = () => postForm(site, '/admin/glemt-adgangskode', { email: admin.email })
  for (let attempt = 0; attempt < 4; attempt++) expect((await ask()).status).toBe(200)
  const answer = await ask()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('600')
})
