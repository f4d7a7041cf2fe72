import { createFormControl } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { stubSessionStorage } from '../testing.ts'
import { baseNameOf, discardDraft, readDraft, removeDraft, saveDraft, watchDraft } from './form-draft.ts'

const typed = { jalan: 'Jl. Contoh No. 5' }

beforeEach(() => void stubSessionStorage())

it('is what its owner typed into the form of this name, until it is forgotten', () => {
  saveDraft('alamat', 'a person, a company', typed)

  expect(readDraft('alamat', 'a person, a company')).toEqual(typed)
  expect(readDraft('nego-117', 'a person, a company')).toBeNull()
  removeDraft('alamat')
  expect(readDraft('alamat', 'a person, a company')).toBeNull()
})

it('is shown to nobody else, nor to the same person in another company [SESS-5]', () => {
  saveDraft('alamat', 'a person, a company', typed)

  expect(readDraft('alamat', 'a person, another company')).toBeNull()
  expect(readDraft('alamat', 'another person, a company')).toBeNull()
})

it('keeps nothing of a form that is saved and begins anew with what was saved [SHOP-2]', () => {
  const form = createFormControl({ defaultValues: { jalan: '' } })
  const owner = 'a person, a company'
  watchDraft(form, 'alamat', owner, () => 'version 1')

  form.setValue('jalan', typed.jalan, { shouldDirty: true })
  expect(readDraft('alamat', owner)).toEqual(typed)
  expect(readDraft(baseNameOf('alamat'), owner)).toBe('version 1')

  discardDraft('alamat')
  form.reset(typed)
  expect(readDraft('alamat', owner)).toBeNull()
  expect(readDraft(baseNameOf('alamat'), owner)).toBeNull()

  form.setValue('jalan', 'Jl. Lain No. 7', { shouldDirty: true })
  expect(readDraft('alamat', owner)).toEqual({ jalan: 'Jl. Lain No. 7' })
})

it('leaves what another owner typed, where a form only begins anew [SESS-5]', () => {
  const form = createFormControl({ defaultValues: { jalan: '' } })
  saveDraft('alamat', 'another person, a company', typed)
  watchDraft(form, 'alamat', 'a person, a company', () => undefined)

  form.reset({ jalan: '' })
  expect(readDraft('alamat', 'another person, a company')).toEqual(typed)
})
