import { describe, expect, it } from 'vitest'
import { headOffice, isWhollyCredited, missingOf } from './missing.ts'

const npwp = '0123456789012345'
const whole = { buyerNpwp: npwp, buyerNitku: `${npwp}000001`, units: ['kg'], total: '111000.00', credited: '0.00' }
const none = new Map()

describe('what an invoice lacks for Coretax', () => {
  it.each([
    ['nothing, where all is there', {}, []],
    ['nothing, where a head office is named', { buyerNitku: headOffice(npwp) }, []],
    ['the NPWP of its buyer', { buyerNpwp: null }, ['buyer_npwp!']],
    ['a NITKU of this NPWP', { buyerNitku: '9999999999999999000001' }, ['buyer_nitku!']],
    ['nothing that is needed where the head office stands for the address', { buyerNitku: null }, ['head_office']],
    ['a code for a unit', { units: ['kg', 'drum'] }, ['unit!']],
    ['nothing more where a part was credited, which is said', { credited: '11100.00' }, ['credited']],
    ['all of it at once, the NPWP first', { buyerNpwp: null, units: ['drum'] }, ['buyer_npwp!', 'unit!']],
  ])('is %s [TAX-2]', (_, change, kinds) => {
    const found = missingOf({ ...whole, ...change }, none).map(({ kind, needed }) => `${kind}${needed ? '!' : ''}`)
    expect(found).toEqual(kinds)
  })

  it('says how much of it was credited, and that all of it was [TAX-2]', () => {
    const messagesOf = (credited: string) => missingOf({ ...whole, credited }, none).map((one) => one.message)
    expect(messagesOf('11100.00')).toEqual(['Rp 11.100,00 sudah dikreditkan dengan nota kredit.'])
    expect(messagesOf('111000.00')).toEqual(['Seluruhnya dikreditkan: batalkan faktur pajaknya di Coretax.'])
    expect([isWhollyCredited(whole), isWhollyCredited({ ...whole, credited: '111000.00' })]).toEqual([false, true])
  })

  it('is said in words [TAX-2]', () => {
    const messagesOf = (change: Partial<typeof whole> | object) => missingOf({ ...whole, ...change }, none)[0]?.message
    expect(messagesOf({ buyerNpwp: null })).toBe('Pembeli belum mengisi NPWP.')
    expect(messagesOf({ buyerNitku: '9' })).toBe('NITKU alamat tidak sesuai dengan NPWP pembeli.')
    expect(messagesOf({ buyerNitku: null })).toBe('NITKU alamat kosong: memakai kantor pusat.')
    expect(messagesOf({ units: ['drum'] })).toBe("Satuan 'drum' belum punya kode.")
    expect(headOffice(npwp)).toBe('0123456789012345000000')
  })

  it('is no unit for which the seller has chosen a code [TAX-2]', () => {
    expect(missingOf({ ...whole, units: [' Drum ', ' KG'] }, new Map([['drum', 'UM.0033']]))).toEqual([])
  })
})
