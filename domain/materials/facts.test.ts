import { describe, expect, it } from 'vitest'
import { calledNames, foldName, isCasNumber, otherNamesWith } from './facts.ts'

describe('a CAS number', () => {
  it.each(['77-92-9', '5949-29-1', '50-78-2', '7732-18-5', '10043-52-4', '1000413-72-8'])(
    'is one when its last digit checks the others: %s [MAT-5]',
    (number) => {
      expect(isCasNumber(number)).toBe(true)
    },
  )

  it.each(['77-92-8', '77-29-9', '7-92-9', '077-92-9', '77-929', '77929', '77-92-9 ', '12345678-92-9', '', '🙂'])(
    'is none when a digit is wrong or it is written otherwise: %j [MAT-5]',
    (number) => {
      expect(isCasNumber(number)).toBe(false)
    },
  )
})

describe('names of materials', () => {
  it('are the same whatever their case, accents and punctuation [MAT-5]', () => {
    expect(foldName('Asam sitrat, anhidrat')).toBe(foldName(' ASAM  SITRAT (Anhidrat) '))
    expect(foldName('Crème')).toBe('creme')
    expect(foldName('🙂')).toBe('')
  })

  it('stand once where both languages have the same [MAT-5]', () => {
    expect(calledNames({ name: 'Ibuprofen', nameEnglish: 'IBUPROFEN' })).toEqual(['ibuprofen'])
    expect(calledNames({ name: 'Asetosal', nameEnglish: 'Aspirin' })).toEqual(['asetosal', 'aspirin'])
  })

  it('of a merged material become further names of the other one, none twice [MAT-5]', () => {
    const target = {
      name: 'Asetosal',
      nameEnglish: 'Aspirin',
      otherNames: ['ASA', '阿司匹林'],
      casNumber: '50-78-2',
      eNumber: null,
    }
    const merged = {
      name: 'Asam asetilsalisilat',
      nameEnglish: 'Aspirin',
      otherNames: ['asa', 'asetosal', 'A.S.A. murni', '阿司匹林', 'asam  asetilsalisilat'],
      casNumber: '50-78-2',
      eNumber: 'E999',
    }
    expect(otherNamesWith(target, merged)).toEqual(['ASA', '阿司匹林', 'Asam asetilsalisilat', 'A.S.A. murni', 'E999'])
    expect(otherNamesWith({ ...target, casNumber: null }, merged)).toContain('50-78-2')
  })
})
