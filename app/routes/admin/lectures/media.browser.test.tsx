import { expect, test } from 'vitest'
import { unfold } from '#tests/browser/field'
import { renderRoute } from '#tests/browser/route'
import * as lecture from './edit'

const loaderData = {
  isNew: true,
  values: { revision: 0 },
  draft: undefined,
} as unknown as Parameters<typeof lecture.default>[0]['loaderData']

test('a video is added by its address and a title; a foreign address is refused at the field', async () => {
  const screen = await renderRoute(lecture, () => loaderData, {
    path: '/admin/foredrag/ny',
    route: '/admin/foredrag/:id',
  })
  await unfold()
  await screen.getByRole('button', { name: 'Tilføj video eller lyd' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Indsæt video eller lyd' })
  await dialog.getByLabelText('Adresse').fill('https://youtube.com.example.dk/watch?v=dQw4w9WgXcQ')
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect.element(dialog.getByText(/^Adressen kan ikke bruges/)).toBeVisible()
  await expect.element(dialog.getByText('Skriv en titel.')).toBeVisible()
  await dialog.getByLabelText('Adresse').fill('youtu.be/dQw4w9WgXcQ')
  await dialog.getByLabelText('Titel').fill('Salmen & vinden')
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Salmen & vinden/)).toBeVisible()
  const field = () => document.querySelector<HTMLInputElement>('input[name="media"]')?.value
  expect(field()).toBe(
    '<figure data-media="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><figcaption>Salmen &amp; vinden</figcaption></figure>',
  )
  await screen.getByRole('button', { name: 'Fjern video eller lyd' }).click()
  expect(field()).toBe('')
})
