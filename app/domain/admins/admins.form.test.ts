import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readForm, toFormData } from '~/forms/form'
import { changedPasswordForm, firstAdminForm, signInForm } from './admins.form'

function read<Schema extends z.ZodType>(schema: Schema, fields: Record<string, string>) {
  return readForm(schema, toFormData(fields))
}

test('the email is trimmed and lower-cased, the password stays as it was typed', () => {
  const typed = { email: ' Johanne@Example.dk ', password: ' Fjord ' }
  expect(read(signInForm, typed).value).toEqual({
    email: 'johanne@example.dk',
    password: ' Fjord ',
  })
})

test('both fields of the sign-in are required', () => {
  expect(read(signInForm, { email: ' ', password: '' }).errors).toEqual({
    email: 'Skriv din e-mail.',
    password: 'Skriv din adgangskode.',
  })
})

test('a new password has at least 15 and at most 200 characters', () => {
  const errorOf = (password: string) =>
    read(changedPasswordForm, { current: 'x', password }).errors?.password
  expect(errorOf('å'.repeat(14))).toBe('Adgangskoden skal have mindst 15 tegn.')
  expect(errorOf('å'.repeat(15))).toBeUndefined()
  expect(errorOf('å'.repeat(200))).toBeUndefined()
  expect(errorOf('å'.repeat(201))).toBe('Adgangskoden må højst have 200 tegn.')
})

test('the first admin needs a complete email', () => {
  const errorOf = (email: string) =>
    read(firstAdminForm, { email, password: 'en sætning om fjorden' }).errors?.email
  expect(errorOf('johanne@example.dk')).toBeUndefined()
  expect(errorOf('johanne@ærø.dk')).toBeUndefined()
  expect(errorOf('johanne@ærø.dk:80')).toBe('Skriv en e-mail som navn@eksempel.dk.')
  expect(errorOf('johanne')).toBe('Skriv en e-mail som navn@eksempel.dk.')
  expect(errorOf('')).toBe('Skriv din e-mail.')
})
