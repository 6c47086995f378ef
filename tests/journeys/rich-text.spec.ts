import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { expectAccessible, expectToast, test, unfold } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { samplePicture } from '../support/sample-files.ts'

const list = '/admin/nyheder'

test('a bold word and a quotation are on the page of a news item, and plain text does not change', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const plain = 'Første linje\nanden linje\n\nNyt afsnit'
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Fed')
  const text = page.getByLabel('Indhold', { exact: true })
  await expect(text).toBeEditable()
  await page.locator('label[for=field-content]').click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Salmer')
  await page.getByRole('button', { name: 'Fed', pressed: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type(' er ')
  await page.getByRole('button', { name: 'Kursiv' }).click()
  await expect(page.getByRole('button', { name: 'Kursiv', pressed: true })).toBeVisible()
  await page.keyboard.type('sange')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Citat' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Syng!')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Citat' }).click()
  await page.getByRole('button', { name: 'Punktliste' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Højt')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Nyhed tilføjet')
  const contents = () => inDatabase(server, (db) => db.prepare('select content from news').all())
  const quotation = '<blockquote><p>Syng!</p></blockquote>'
  // Without the empty paragraph at the end.
  expect(contents()).toEqual([
    {
      content: `<p><strong>Salmer</strong> er <em>sange</em></p>${quotation}<ul><li><p>Højt</p></li></ul>`,
    },
  ])
  await page.goto('/nyheder/fed')
  await expect(page.locator('.prose strong')).toHaveText('Salmer')
  await expect(page.locator('.prose blockquote')).toHaveText('Syng!')

  // The editor shows plain text as paragraphs; saving another field stores it unchanged.
  const write = (db: DatabaseSync) => db.prepare('update news set content = ?').run(plain)
  inDatabase(server, write)
  await page.goto(list)
  await page.getByRole('link', { name: 'Rediger Fed' }).click()
  await expect(text.locator('p')).toHaveText(['Første linjeanden linje', 'Nyt afsnit'])
  await page.getByLabel('Titel').fill('Federe')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Nyhed opdateret')
  expect(contents()).toEqual([{ content: plain }])
})

test('pasting keeps bold, links and lists, and lists the parts that were left out', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  const text = page.getByLabel('Indhold', { exact: true })
  await text.click()
  const paste = (pasted: string, type = 'text/html') =>
    text.evaluate(
      (element, data) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(data.type, data.pasted)
        const options = { clipboardData, bubbles: true, cancelable: true }
        element.dispatchEvent(new ClipboardEvent('paste', options))
      },
      { pasted, type },
    )
  await paste(
    '<p><b>Fed</b> <span style="color:#c00000">rød</span> <a href="https://a.dk">link</a></p>' +
      '<ul><li>punkt</li><li>punktum</li></ul><table><tr><td>celle</td></tr></table>',
  )
  await expect(text.locator('strong')).toHaveText('Fed')
  await expect(text.getByRole('link')).toHaveText('link')
  await expect(text.getByRole('listitem')).toHaveText(['punkt', 'punktum'])
  await text.getByRole('link').click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Rediger link' })
  await expect(link.getByLabel('Adresse')).toHaveValue('https://a.dk')
  await link.getByLabel('Adresse').fill('https://c.dk')
  await link.getByRole('button', { name: 'Gem link' }).click()
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://c.dk')
  const notice = page.getByText('Tabeller (teksten er med) og farver kom ikke med.')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await paste('<p>Mere</p>')
  await expect(notice).toHaveCount(0)

  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Indsæt link' })
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect(dialog.getByLabel('Tekst')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Tekst').fill('Programmet')
  await dialog.getByLabel('Adresse').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect(dialog.getByLabel('Adresse')).toHaveAccessibleDescription(/Adressen kan ikke bruges/)
  await dialog.getByLabel('Adresse').fill('b.dk')
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect(text.getByRole('link')).toHaveText(['link', 'Programmet'])
  await expect(text.getByRole('link').last()).toHaveAttribute('href', 'https://b.dk')
  await text.getByRole('link').first().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click()
  await expect(link.getByLabel('Tekst')).toHaveValue('link')
  await link.getByRole('button', { name: 'Fjern link' }).click()
  await expect(text.getByRole('link')).toHaveText(['Programmet'])
  await paste('Et afsnit\n\nEt andet', 'text/plain')
  await expect(text.locator('p').filter({ hasText: 'Et andet' })).not.toContainText('Et afsnit')

  // Tab leaves the editor from within a list, too.
  await text.getByText('punktum').click()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
})

const addWork = `insert into bibliography (id, title, slug, year, category, description, created_at, updated_at)
  values ('w', 'Blæk', 'blaek', '2020', 'værkliste', '', '2026-11-01', '2026-11-01')`

test('a picture in the text has a caption and a credit, and can be changed and removed', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  inDatabase(server, (db) => db.exec(addWork))
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Ved fjorden')
  const text = page.getByLabel('Indhold', { exact: true })
  await text.click()
  await page.keyboard.type('Vi var ude.')
  // A pasted or dropped picture opens the dialog.
  const picked = readFileSync(samplePicture('press-02.jpg')).toString('base64')
  for (const how of ['paste', 'drop']) {
    await text.evaluate(
      (element, { how, picked }) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(picked), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], 'mole.jpg', { type: 'image/jpeg' }))
        const { x: clientX, y: clientY } = element.getBoundingClientRect()
        const options = { bubbles: true, cancelable: true }
        const event =
          how === 'paste'
            ? new ClipboardEvent(how, { clipboardData: data, ...options })
            : new DragEvent(how, { dataTransfer: data, clientX, clientY, ...options })
        element.dispatchEvent(event)
      },
      { how, picked },
    )
    await expect(page.getByRole('dialog').getByText('Skift billede')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click()
  }
  await page.getByRole('button', { name: 'Billede', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Indsæt billede' })
  // Closing the dialog cancels its upload.
  await page.route('**/admin/upload/billede?*', () => {}, { times: 1 })
  const sent = page.waitForRequest('**/admin/upload/billede?*')
  await dialog.locator('input[type=file]').setInputFiles(samplePicture('press-01.jpg'))
  await sent
  const cancelled = page.waitForEvent('requestfailed')
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await cancelled
  await page.getByRole('button', { name: 'Billede', exact: true }).click()
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Vælg et billede.')
  await dialog.locator('input[type=file]').setInputFiles(samplePicture('press-01.jpg'))
  await expect(dialog.getByRole('button', { name: 'Vælg fra billederne' })).toBeVisible()
  await dialog.getByLabel('Beskrivelse af billedet').fill('En mole')
  await dialog.getByLabel('Billedtekst').fill('Molen i »Thisted«')
  await dialog.getByLabel('Rettigheder').fill('Foto: Maria Holm')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  const picture = text.getByRole('img', { name: 'En mole' })
  await expect(picture).toBeVisible()
  await expect(text.locator('figcaption')).toHaveText('Molen i »Thisted« Foto: Maria Holm')

  await picture.dblclick()
  const again = page.getByRole('dialog', { name: 'Rediger billede' })
  await again.getByLabel('Billedtekst').fill('Molen')
  await again.getByRole('button', { name: 'Gem billede' }).click()
  await expect(text.locator('figcaption')).toHaveText('Molen Foto: Maria Holm')
  await page.getByRole('button', { name: 'Henvisning' }).click()
  const cards = page.getByRole('dialog', { name: 'Indsæt henvisning' })
  await cards.getByLabel('Søg i arrangementer og værker').fill('ukendt')
  await expect(cards.getByRole('status')).toHaveText('Intet passer på »ukendt«.')
  await cards.getByLabel('Søg i arrangementer og værker').fill('blæk')
  await expectAccessible(page)
  await cards.getByRole('button', { name: 'Blæk' }).click()
  await expect(text.getByRole('complementary')).toHaveText('Blæk')
  await page.keyboard.type('Og hjem.')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Nyhed tilføjet')

  await page.goto('/nyheder/ved-fjorden')
  await expect(page.locator('.prose').getByRole('img', { name: 'En mole' })).toBeVisible()
  await expect(page.locator('.prose figcaption')).toHaveText('Molen Foto: Maria Holm')
  await expect(page.locator('.prose').getByRole('link', { name: 'Blæk' })).toHaveAttribute(
    'href',
    '/bibliografi/blaek',
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // The stored text opens in the editor unchanged, and the picture can be removed again.
  await page.goto(list)
  await page.getByRole('link', { name: 'Rediger Ved fjorden' }).click()
  await expect(text.locator('figcaption')).toHaveText('Molen Foto: Maria Holm')
  await picture.dblclick()
  await again.getByRole('button', { name: 'Fjern billede' }).click()
  await expect(text).toHaveText('Vi var ude.BlækOg hjem.')
})

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('what cannot be fetched is reported, and can be fetched again', {
    tag: ['@all', '@desktop'],
  }, async ({ page }) => {
    const editor = '**/assets/editor.client-*'
    await page.route(editor, (route) => route.abort())
    await page.goto(`${list}/ny`)
    const text = page.getByRole('textbox', { name: 'Indhold' })
    await expect(page.getByText('Tekstfeltet kunne ikke hentes.')).toBeVisible()
    await page.unroute(editor)
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(text).toBeEditable()
    await unfold(page)
    await page.route(/admin\/(henvisninger|billeder\/valg)/, (route) => route.abort())
    for (const [button, says] of [
      ['Henvisning', 'Listen kunne ikke hentes. Luk vinduet, og prøv igen.'],
      ['Vælg fra billederne', 'Billederne kunne ikke hentes. Luk vinduet, og prøv igen.'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(says)
      await page.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click()
    }
  })
})
