import { expect, test } from 'vitest'
import { z } from 'zod'
import { filledForm } from '#tests/support/forms'
import { readForm } from '~/forms/form'
import { gatherPicture, pictureFields, pictureInput } from './images.form'

const schema = z
  .object({ title: z.string(), ...pictureFields('image_url') })
  .transform(gatherPicture('image_url'))

const form = (entries: Record<string, string>) =>
  filledForm(schema, { title: 'Om salmer', ...entries })

const sent = {
  image_url: 'images/lectures/lecture_1.jpg',
  image_url_alt: ' Fjorden\u202e ',
  image_url_focus_x: '0.25',
  image_url_focus_y: '1',
  image_url_original: 'C:\\fakepath\\fjorden.jpg',
}

test('the values of an image field become one picture', () => {
  expect(readForm(schema, form(sent)).value).toEqual({
    title: 'Om salmer',
    picture: {
      path: 'images/lectures/lecture_1.jpg',
      alt: 'Fjorden',
      focus: { x: 0.25, y: 1 },
      originalName: 'fjorden.jpg',
    },
  })
})

test('an empty image field means no picture', () => {
  expect(readForm(schema, form({})).value).toEqual({ title: 'Om salmer', picture: undefined })
  expect(readForm(schema, form({ image_url: '' })).value?.picture).toBeUndefined()
})

test('a required picture has its own message when it is missing', () => {
  const required = z.object(pictureFields('image_url', { required: 'Vælg et billede.' }))
  expect(readForm(required, form({})).errors).toEqual({ image_url: 'Vælg et billede.' })
  expect(readForm(required, form({ image_url: '' })).errors).toEqual({
    image_url: 'Vælg et billede.',
  })
})

test('the alt text field can have a different name', () => {
  const contact = z.object(pictureFields('image_url', { altName: 'image_alt' }))
  const { value } = readForm(contact, form({ ...sent, image_alt: 'Johanne' }))
  expect(pictureInput(value ?? {}, 'image_url', 'image_alt')?.alt).toBe('Johanne')
})

test('a path outside the upload folder is rejected', () => {
  const paths = [
    'https://example.dk/a.jpg',
    'collaboration-pdfs/a.pdf',
    'derived/a/400.webp',
    'images',
    'images/',
    'images/../skrivestue.db',
    'images/.hidden',
    'images//a.jpg',
    '/images/a.jpg',
    'images/a.jpg\0',
  ]
  for (const path of paths) {
    expect(readForm(schema, form({ image_url: path })).errors, path).toHaveProperty('image_url')
  }
})

test('a focus point outside the picture is rejected', () => {
  for (const value of ['1.0001', '-0.1', '', 'NaN', '1e-1', '0,5', '2']) {
    const { errors } = readForm(schema, form({ ...sent, image_url_focus_x: value }))
    expect(errors, value).toHaveProperty('image_url_focus_x')
  }
})
