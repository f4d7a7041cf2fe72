import { describe, expect, it } from 'vitest'
import { missingOf } from './missing.ts'

const npwp = '0123456789012345'
const whole = { buyerNpwp: npwp, buyerNitku: `${npwp}000001`, units: ['kg'] }
const none = new Map()

describe('what an invoice lacks for Coretax', () => {
  it.each([
    ['nothing, where all is there', {}, []],
    ['the NPWP of its buyer', { buyerNpwp: null }, ['buyer_npwp!']],
    ['a NITKU of this NPWP', { buyerNitku: '9999999999999999000001' }, ['buyer_nitku!']],
    ['nothing that is needed where the head office stands for the address', { buyerNitku: null }, ['head_office']],
    ['a code for a unit', { units: ['kg', 'drum'] }, ['unit!']],
    ['all of it at once, the NPWP first', { buyerNpwp: null, units: ['drum'] }, ['buyer_npwp!', 'unit!']],
  ])('is %s [TAX-2]', (_, change, kinds) => {
    const found = missingOf({ ...whole, ...change }, none).map(({ kind, needed }) => `${kind}${needed ? '!' : ''}`)
    expect(found).toEqual(kinds)
  })

  it('is no unit for which the seller has chosen a code [TAX-2]', () => {
    expect(missingOf({ ...whole, units: ['Drum'] }, new Map([['drum', 'UM.0033']]))).toEqual([])
  })
})
