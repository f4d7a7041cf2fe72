import { beforeEach, describe, expect, it } from 'vitest'
import { stubSessionStorage } from '#web/lib/testing.ts'
import { firstOpenStep, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { nextStep, stepOf, stepOfField } from './steps.ts'

const perusahaan = {
  companyName: 'PT Contoh',
  businessType: '1' as const,
  identityKind: 'npwp' as const,
  identityNumber: '0123456789012345',
}
const alamat = { street: 'Jl. Contoh 1', province: 'Bali' as const, city: 'Denpasar', postalCode: '80111' }
const kontak = { name: 'Rina', email: 'rina@contoh.id', phone: '0811-0000-999', password: 'Contoh123' }
const newKey = () => '8f14e45f-ceea-467f-9a0b-1c2d3e4f5a6b'

let stored: ReadonlyMap<string, string>
beforeEach(() => {
  stored = stubSessionStorage()
})

describe('the draft of a registration', () => {
  it('survives a reload, all but the password [REG-1]', () => {
    keepDraft({ ...readDraft(newKey), perusahaan, alamat, kontak })

    const { password: _, ...person } = kontak
    expect(readDraft(() => 'other')).toEqual({ perusahaan, alamat, kontak: person, promo: null, key: newKey() })
    expect([...stored.values()].join()).not.toContain('Contoh123')
    forgetDraft()
    expect(readDraft(() => 'other').key).toBe('other')
  })

  it('opens no step before the ones ahead of it are filled in [REG-1]', () => {
    const empty = readDraft(newKey)
    expect(firstOpenStep(empty)).toBe('perusahaan')
    expect(firstOpenStep({ ...empty, perusahaan })).toBe('alamat')
    expect(firstOpenStep({ ...empty, perusahaan, alamat })).toBe('kontak')
    expect(firstOpenStep({ ...empty, perusahaan, alamat, kontak })).toBe('ringkasan')
    const { password: _, ...person } = kontak
    expect(firstOpenStep({ ...empty, perusahaan, alamat, kontak: person })).toBe('kontak')
  })
})

describe('the steps', () => {
  it('follow each other, and are named in the address [REG-1]', () => {
    expect([stepOf(''), stepOf('#kontak'), stepOf('#lain')]).toEqual(['perusahaan', 'kontak', 'perusahaan'])
    expect([nextStep('perusahaan'), nextStep('kontak'), nextStep('ringkasan')]).toEqual([
      'alamat',
      'ringkasan',
      'ringkasan',
    ])
  })

  it('know the fields the server may refuse [REG-1]', () => {
    expect(stepOfField('email')).toBe('kontak')
    expect(stepOfField('promoCode')).toBe('perusahaan')
    expect(stepOfField(undefined)).toBe('ringkasan')
  })
})
