import { expect, it } from 'vitest'
import { letsIn, usualEntryRule } from './entry-rule.ts'

const rule = { businessTypes: ['1', '2'], plainTypes: ['transfer'], priceLevel: 1 } as const
const applicant = { businessType: '2', isVerified: true, isLeftToPeople: false } as const

it('lets verified companies of the chosen trades in, and nobody until that is decided [UX-2]', () => {
  expect(letsIn(rule, applicant)).toBe(true)
  expect(letsIn(rule, { ...applicant, isVerified: false })).toBe(false)
  expect(letsIn(rule, { ...applicant, businessType: '3' })).toBe(false)
  expect(letsIn(rule, { ...applicant, businessType: null })).toBe(false)
  expect(letsIn(usualEntryRule, applicant)).toBe(false)
})

it('leaves those to people with whom they have dealt before [UX-2]', () => {
  expect(letsIn(rule, { ...applicant, isLeftToPeople: true })).toBe(false)
})
