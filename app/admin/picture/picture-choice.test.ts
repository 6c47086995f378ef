import { expect, test } from 'vitest'
import type { Picture } from '~/domain/images/images'
import { displayedPicture, storedPicture, unchanged } from './picture-choice'

const picture: Picture = {
  alt: 'Fjorden',
  width: 60,
  height: 40,
  focus: { x: 20, y: 80 },
  placeholder: '',
  src: '/filer/derived/a/60.jpg',
  sources: [],
}
const values = {
  cover: 'images/a.jpg',
  cover_focus_x: 0.2,
  cover_focus_y: 0.8,
  cover_original: 'fjorden.jpg',
  cover_picture: picture,
}
const stored = storedPicture(values, 'cover')
const empty = storedPicture({}, 'cover')

test('a field starts with the stored picture', () => {
  expect(stored.focus).toEqual({ x: 0.2, y: 0.8 })
  expect(displayedPicture(unchanged, stored)).toEqual({
    path: 'images/a.jpg',
    original: 'fjorden.jpg',
    src: picture.src,
    state: 'stored',
  })
  expect(empty.focus).toEqual({ x: 0.5, y: 0.5 })
  expect(displayedPicture(unchanged, empty)).toMatchObject({ path: '', state: 'none' })
})

test('a chosen file counts as a picture before it is uploaded', () => {
  const file = new File(['x'], 'ny.jpg', { lastModified: 7 })
  const chosen = { kind: 'file', file, src: 'blob:1', previewSrc: 'blob:1' } as const
  const displayed = displayedPicture(chosen, empty)
  expect(displayed).toMatchObject({ original: 'ny.jpg', src: 'blob:1', state: 'pending' })
  expect(displayed.path).not.toBe('')
})

test('an uploaded picture is pending until its path is stored', () => {
  const uploaded = {
    kind: 'uploaded',
    path: 'images/b.jpg',
    previewSrc: 'blob:1',
    name: 'b',
  } as const
  expect(displayedPicture(uploaded, stored)).toMatchObject({
    path: 'images/b.jpg',
    state: 'uploaded',
  })
  const saved = storedPicture({ ...values, cover: 'images/b.jpg' }, 'cover')
  expect(displayedPicture(uploaded, saved)).toMatchObject({ path: 'images/b.jpg', state: 'stored' })
})

test('a removed picture disappears from the form, and after a save from the field', () => {
  expect(displayedPicture({ kind: 'removed' }, stored)).toMatchObject({
    path: '',
    state: 'removed',
  })
  expect(displayedPicture({ kind: 'removed' }, empty)).toMatchObject({ path: '', state: 'none' })
})

test('a picture from the gallery is chosen by its path, with its file name', () => {
  const image = { id: '1', path: 'images/b.jpg', original: 'b.jpg', alt: '', focus: { x: 0, y: 1 } }
  expect(
    displayedPicture(
      { kind: 'gallery', ...image, src: picture.src, srcset: undefined, isUsed: false },
      stored,
    ),
  ).toEqual({
    path: 'images/b.jpg',
    original: 'b.jpg',
    src: picture.src,
    state: 'gallery',
  })
})
