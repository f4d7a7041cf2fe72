import { describe, expect, it } from 'vitest'
import { initials } from './avatar.tsx'

describe('the initials of a name', () => {
  it.each([
    ['PT Nusa Farma Contoh', 'NF'],
    ['Sumber Kimia Contoh', 'SK'],
    ['CV. Rasa Prima', 'RP'],
    ['ayu', 'A'],
    ['PT', 'P'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
