import { answerDialog, expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'

test('a text of the front page that was overwritten twice is restored in four taps', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/admin/forside')
  await untilHydrated(page)
  await page.getByRole('heading', { name: 'Åbning' }).click()
  for (const name of ['Anna Ager', 'Bodil Bang', 'Carla Carl']) {
    await page.getByLabel('Navn', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expectToast(page, 'Forsiden er opdateret!')
  }
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.locator('#admin-menu').getByRole('link', { name: 'Fortryd og kopier' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historik')
  await page.getByRole('link', { name: 'Sæt det tidligere ind' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Navn' })
  await expect(dialog.getByText('En tidligere udgave er sat ind.')).toBeVisible()
  await expect(dialog.getByLabel('Tekst')).toHaveValue('Anna Ager')
  // The history is the screen behind the dialog.
  await expect(dialog.getByRole('link', { name: 'Historik' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Gem', exact: true }).tap()
  await expectToast(page, 'Teksten er gemt')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Til formularen' }).tap()
  await expect(dialog.getByLabel('Tekst')).toHaveValue('Anna Ager')
  await page.goto('/admin/forside')
  await expect(page.locator('[name="hero.name"]')).toHaveValue('Anna Ager')
})

test('an older version fills only the dialog or card of its row', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  inDatabase(server, (db) =>
    db.exec(`insert into testimonials (id, name, quote, created_at, updated_at)
      values ('1', 'Karen', 'Vi sang.', '2026-11-20', '2026-11-20'),
        ('2', 'Inger', 'Vi lo.', '2026-11-20', '2026-11-20');
      insert into seo_settings (id, page_slug, meta_title, created_at, updated_at)
      values ('other', '/kontakt', 'Skriv til mig', '2026-11-20', '2026-11-20')`),
  )
  await page.goto('/admin/anbefalinger?rediger=1')
  await untilHydrated(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Navn').fill('Karoline')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Anbefaling opdateret')
  await expect(page).toHaveURL('/admin/anbefalinger')
  await page.getByRole('button', { name: 'Rediger Karoline' }).click()
  await dialog.getByRole('link', { name: 'Historik' }).click()
  await expect(page.getByRole('link', { name: 'Sæt ind i formularen: Navn' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sæt hele udgaven ind i formularen' }).click()
  await expect(dialog.getByLabel('Navn')).toHaveValue('Karen')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Anbefaling opdateret')
  await page.getByRole('button', { name: 'Rediger Inger' }).click()
  await expect(dialog.getByLabel('Navn')).toHaveValue('Inger')

  await page.goto('/admin/seo')
  await untilHydrated(page)
  const card = page.getByRole('form', { name: /^Nyheder/ })
  await card.locator('summary').click()
  const title = card.getByRole('textbox').first()
  for (const words of ['Nyt', 'Nyheder og noter']) {
    await title.fill(words)
    await card.getByRole('button', { name: /^Gem/ }).click()
    await expect(card.getByRole('button', { name: /^Gem/ })).toHaveCount(0)
  }
  await card.getByRole('link', { name: 'Historik' }).click()
  await page.getByRole('link', { name: 'Sæt hele udgaven ind i formularen' }).last().click()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Nyt')
  await expect(page.getByText('En tidligere udgave er sat ind.')).toHaveCount(1)
  await card.getByRole('button', { name: /^Gem/ }).click()
  await expect(card.getByText('En tidligere udgave er sat ind.')).toHaveCount(0)
  await expect(title).toHaveValue('Nyt')

  // A saved version does not fill the form again, even after further changes.
  await title.fill('Nyheder')
  await card.getByRole('button', { name: /^Gem/ }).click()
  await expect(card.getByRole('button', { name: /^Gem/ })).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(title).toHaveValue('Nyheder')

  await page.goto('/admin/anbefalinger')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Slet Inger' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Anbefaling slettet')
  await page.goto('/admin/papirkurv')
  await untilHydrated(page)
  await expect(page.getByRole('main')).toContainText('30 dage')
  await page.getByRole('button', { name: 'Gendan Inger' }).click()
  await expectToast(page, 'Det er gendannet')
  await expect(page.getByText('Papirkurven er tom.')).toBeVisible()
  await page.goto('/admin/anbefalinger')
  await untilHydrated(page)
  for (const name of ['Karen', 'Inger']) {
    await page.getByRole('button', { name: `Slet ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    await expectToast(page, 'Anbefaling slettet')
  }
  await page.goto('/admin/historik')
  await untilHydrated(page)
  await page
    .getByRole('button', { name: /^Fortryd: .*Inger/ })
    .first()
    .click()
  await expectToast(page, 'Det er fortrudt')
  await page.goto('/admin/papirkurv')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Slet for altid Karen' }).click()
  await answerDialog(page, 'Det kan ikke fortrydes.', 'Slet for altid')
  await expectToast(page, 'Det er slettet for altid')
  await expect(page.getByText('Papirkurven er tom.')).toBeVisible()

  await page.goto('/admin/sikkerhedskopi')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Tag en nu' }).click()
  await expectToast(page, 'Sikkerhedskopien er taget')
  await expect(page.locator('a[href*="/sikkerhedskopi/2"]')).toHaveCount(1)
})

test.describe('a text that was also changed on another device', () => {
  test.use({ expectedMessages: [/status of 409/] })

  test('can be fetched into its editor, which links to its history', {
    tag: ['@all', '@desktop'],
  }, async ({ page, server }) => {
    await page.goto('/nyheder')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Rediger siden' }).click()
    await expect(page.getByText('Tryk på en tekst for at ændre den.')).toBeVisible()
    inDatabase(server, (db) =>
      db.exec(`insert into editable_content values ('other', 'nyheder', 'title', 'text', 'Fra telefonen',
        '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 7)`),
    )
    await page.locator('[data-text="nyheder.title"]').click()
    const field = page.getByRole('textbox', { name: 'Overskrift', exact: true })
    await field.fill('Fra bordet')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Hent den nyere udgave' }).click()
    await expect(field).toHaveValue('Fra telefonen')
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Historik' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/historik\/.*other/)
  })
})
