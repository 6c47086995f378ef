import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { profileForm } from '~/domain/profiles/profiles.form'
import { listProfiles, publicProfiles } from '~/domain/profiles/profiles.server'
import { action, loader } from './list'

databaseTest('profiles are added, changed, arranged, deleted and restored', async ({ backend }) => {
  const screen = await openScreens(backend, profileForm)
  const toastOf = async (fields: Record<string, string>) => {
    const { status, answer } = await screen.send(action, fields)
    expect(status).toBe(200)
    return 'toast' in answer ? answer.toast : undefined
  }
  expect(await toastOf({ url: 'www.facebook.com/johanne', name: '' })).toEqual({
    title: 'Profil tilføjet',
  })
  await toastOf({ url: 'https://skole.social/@johanne', name: '' })
  const [first, second] = await listProfiles(backend)
  expect(await publicProfiles(backend)).toEqual([
    { url: 'https://www.facebook.com/johanne', name: 'Facebook', icon: 'facebook' },
    { url: 'https://skole.social/@johanne', name: 'Mastodon', icon: 'mastodon' },
  ])
  await toastOf({ id: first?.id ?? '', revision: '1', url: first?.url ?? '', name: 'Min side' })
  const order = `${second?.id},${first?.id}`
  await toastOf({ intent: 'arrange', order, moved: second?.id ?? '' })
  expect((await publicProfiles(backend)).map(({ name }) => name)).toEqual(['Mastodon', 'Min side'])
  expect(await toastOf({ intent: 'delete', id: first?.id ?? '' })).toMatchObject({
    title: 'Profil slettet',
    undo: { intent: 'restore' },
  })
  expect((await screen.load(loader)).items).toMatchObject([{ name: 'Mastodon', ownName: null }])
})

const invalid = 'Skriv en hel adresse, f.eks. https://example.dk.'

for (const [url, message] of [
  ['', 'Indsæt profilens adresse.'],
  ['javascript:alert(1)', invalid],
  ['mailto:a@example.dk', invalid],
  ['/kontakt', invalid],
  ['https://', invalid],
  [`https://example.dk/${'a'.repeat(10_000)}`, 'Adressen er for lang.'],
] as const) {
  databaseTest(`»${url.slice(0, 25)}« is refused as a profile`, async ({ backend }) => {
    const screen = await openScreens(backend, profileForm)
    expect(await screen.send(action, { url, name: '' })).toEqual({
      status: 422,
      answer: { kind: 'refused', errors: { url: message } },
    })
    expect(await listProfiles(backend)).toEqual([])
  })
}

databaseTest('the screen of the profiles reports a database failure', async ({ backend }) => {
  const screen = await openScreens(backend, profileForm)
  await breakTable(backend, 'profiles')
  const filled = { url: 'https://example.dk/', name: '' }
  expect(await screen.send(action, filled)).toEqual(failure('Kunne ikke gemme profil'))
  expect(await screen.send(action, { intent: 'delete', id: 'x' })).toEqual(
    failure('Kunne ikke slette profil'),
  )
  expect(await screen.load(loader)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente profiler',
  })
})
