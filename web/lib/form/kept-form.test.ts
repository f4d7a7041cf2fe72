import { createFormControl } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { stubSessionStorage } from '../testing.ts'
import { forgetChanges, forgetTyped, keepsChanges, keepTyped, nameOfOver, typedBefore } from './kept-form.ts'

const typed = { jalan: 'Jl. Contoh No. 5' }

beforeEach(() => void stubSessionStorage())

it('is what its owner typed into the form of this name, until it is forgotten', () => {
  keepTyped('alamat', 'a person, a company', typed)

  expect(typedBefore('alamat', 'a person, a company')).toEqual(typed)
  expect(typedBefore('nego-117', 'a person, a company')).toBeNull()
  forgetTyped('alamat')
  expect(typedBefore('alamat', 'a person, a company')).toBeNull()
})

it('is shown to nobody else, nor to the same person in another company [SESS-5]', () => {
  keepTyped('alamat', 'a person, a company', typed)

  expect(typedBefore('alamat', 'a person, another company')).toBeNull()
  expect(typedBefore('alamat', 'another person, a company')).toBeNull()
})

it('keeps nothing of a form that is saved and begins anew with what was saved [SHOP-2]', () => {
  const form = createFormControl({ defaultValues: { jalan: '' } })
  const owner = 'a person, a company'
  keepsChanges(form, 'alamat', owner, () => 'version 1')

  form.setValue('jalan', typed.jalan, { shouldDirty: true })
  expect(typedBefore('alamat', owner)).toEqual(typed)
  expect(typedBefore(nameOfOver('alamat'), owner)).toBe('version 1')

  forgetChanges('alamat')
  form.reset(typed)
  expect(typedBefore('alamat', owner)).toBeNull()
  expect(typedBefore(nameOfOver('alamat'), owner)).toBeNull()

  form.setValue('jalan', 'Jl. Lain No. 7', { shouldDirty: true })
  expect(typedBefore('alamat', owner)).toEqual({ jalan: 'Jl. Lain No. 7' })
})

it('leaves what another owner typed, where a form only begins anew [SESS-5]', () => {
  const form = createFormControl({ defaultValues: { jalan: '' } })
  keepTyped('alamat', 'another person, a company', typed)
  keepsChanges(form, 'alamat', 'a person, a company', () => undefined)

  form.reset({ jalan: '' })
  expect(typedBefore('alamat', 'another person, a company')).toEqual(typed)
})
