import { beforeEach, expect, it } from 'vitest'
import { forgetTyped, keepTyped, typedBefore } from './kept-form.ts'
import { stubSessionStorage } from './testing.ts'

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
