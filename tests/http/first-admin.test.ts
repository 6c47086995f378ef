import { expect, test } from 'vitest'
import { getPage, openSite, postForm } from '#tests/support/account-requests'
import { admin, cookiesOf } from '#tests/support/admin-site'

const withoutAdmin = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

test('the link on the console creates the first admin, and signs in', async () => {
  const site = await openSite(withoutAdmin)
  const link = linkIn(site.output())
  expect((await getPage(site, '/admin/opret?kode=forkert')).status).toBe(404)
  expect(await (await getPage(site, '/admin/opret')).text()).toContain('Linket gælder ikke')
  const refused = await postForm(site, link, { email: 'johanne', password: 'for kort' })
  expect(refused.status).toBe(422)
  const words = await refused.text()
  expect(words).toContain('value="johanne"')
  expect(words).toContain('Skriv en e-mail som navn@eksempel.dk.')
  expect(words).toContain('Adgangskoden skal have mindst 15 tegn.')
  const common = await postForm(site, link, { ...admin, password: 'passwordpassword' })
  expect(common.status).toBe(422)
  expect(await common.text()).toContain('Adgangskoden gentager sig selv.')
  const personal = await postForm(site, link, { ...admin, password: admin.email })
  const personalWords = await personal.text()
  expect(personalWords).toContain(`value="${admin.email}"`)
  expect(personalWords).toContain('Adgangskoden må ikke ligne din e-mail.')
  const made = await postForm(site, link, admin)
  expect(made.headers.get('Location')).toBe('/admin/forside')
  expect((await getPage(site, '/admin/session', cookiesOf(made))).status).toBe(204)
  expect((await getPage(site, link)).status).toBe(404)
})

test('pages whose URL contains a code send no referrer', async () => {
  const site = await openSite(withoutAdmin)
  const withLink = await getPage(site, linkIn(site.output()))
  expect(withLink.headers.get('Referrer-Policy')).toBe('no-referrer')
  const reset = await getPage(site, '/admin/ny-adgangskode?kode=forkert')
  expect(reset.headers.get('Referrer-Policy')).toBe('no-referrer')
  for (const { headers } of [withLink, reset]) {
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  }
})

function linkIn(output: string): string {
  const [link = ''] = /\/admin\/opret\?kode=[\w-]+/.exec(output) ?? []
  expect(link).not.toBe('')
  return link
}
