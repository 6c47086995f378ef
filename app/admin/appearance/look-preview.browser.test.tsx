import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '#tests/browser/field'
import { interceptRequests } from '#tests/browser/requests'
import { TextField } from '~/admin/fields/fields'
import { LookPreview, ShowPreviewButton } from './look-preview'

const html = `<!doctype html><html><head><script>parent.document.title = 'x'</script>
  <link rel="stylesheet" href="data:text/css," media="print" disabled></head><body>
  <nav data-admin-tools>Menu</nav><h1>Forsiden</h1><input autofocus></body></html>`

const answerHtml = () => new Response(html, { headers: { 'Content-Type': 'text/html' } })

afterEach(() => page.viewport(1280, 800))

async function renderPreview(answers: Parameters<typeof interceptRequests>[0]) {
  const requests = interceptRequests(answers)
  const fields = (
    <>
      <TextField name="udseende.face" label="Udtryk" />
      <TextField name="andet" label="Andet" />
      <ShowPreviewButton />
      <LookPreview />
    </>
  )
  const screen = await renderField(fields, { values: { 'udseende.face': 'fjord', andet: 'x' } })
  const paths = () =>
    requests
      .map(({ url }) => url.replace(location.origin, ''))
      .filter((path) => path !== '/admin/kladder')
  const frame = () => screen.container.querySelector('iframe')
  return Object.assign(screen, { paths, frame })
}

const preview = page.getByRole('region', { name: 'Sådan kommer det til at se ud' })

test('the page is shown with the unsaved choices, without scripts and the tools of the admin', async () => {
  const screen = await renderPreview({ '/': answerHtml })
  await expect.poll(screen.paths).toEqual(['/?udseende.face=fjord'])
  const shown = () => screen.frame()?.srcdoc ?? ''
  await expect.poll(shown).toContain('Forsiden')
  expect(shown()).not.toMatch(/<script|data-admin-tools|autofocus|disabled|media=/)
  await screen.getByLabelText('Udtryk').fill('galleri')
  await expect.poll(() => screen.paths().at(-1)).toBe('/?udseende.face=galleri')
})

test('another page, screen and light can be previewed, and one that fails says so', async () => {
  const loseConnection = () => {
    throw new TypeError('Failed to fetch')
  }
  const screen = await renderPreview({ '/': answerHtml, '/nyheder': loseConnection })
  const choose = (name: string) => preview.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await expect.element(preview.getByRole('button', { name: 'Telefon' })).toBeVisible()
  const isPressed = (name: string) =>
    expect.element(preview.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Forside', 'Telefon', 'Lyst']) await isPressed(name)
  await expect.poll(() => screen.frame()?.clientWidth).toBe(390)
  await choose('Computer')
  await isPressed('Computer')
  await expect.poll(() => screen.frame()?.clientWidth).toBe(1280)
  expect(screen.frame()?.className).toContain('scheme-light')
  await choose('Mørkt')
  await expect.poll(() => screen.frame()?.className).toContain('scheme-dark')
  const failed = preview.getByText('Kunne ikke vise siden. Prøv igen.')
  await expect.element(failed).not.toBeInTheDocument()
  await choose('Nyheder')
  await expect.element(failed).toBeVisible()
  expect(screen.paths().at(-1)).toBe('/nyheder?udseende.face=fjord')
  await choose('Forside')
  await expect.element(failed).not.toBeInTheDocument()
})

test('a preview over the form is closed by its button, and when the focus leaves it', async () => {
  await page.viewport(390, 800)
  await renderPreview({ '/': answerHtml })
  const open = page.getByRole('button', { name: 'Vis', exact: true })
  const phone = preview.getByRole('button', { name: 'Telefon' })
  await open.click()
  await expect.element(phone).toBeVisible()
  await preview.getByRole('button', { name: 'Luk' }).click()
  await expect.element(phone).not.toBeInTheDocument()
  await open.click()
  await preview.getByRole('button', { name: 'Lyst' }).click()
  await userEvent.tab()
  await expect.element(phone).toBeVisible()
  await userEvent.tab()
  await expect.element(phone).not.toBeInTheDocument()
})
