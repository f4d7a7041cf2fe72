import { expect, it } from 'vitest'
import { INVITATION_MS, isOpen } from './invitation.ts'

const sent = new Date('2026-03-02T09:00:00+07:00')
const open = { expiresAt: new Date(sent.getTime() + INVITATION_MS), acceptedAt: null, cancelledAt: null }

it('may be accepted for seven days [REG-3]', () => {
  expect(isOpen(open, new Date('2026-03-09T08:59:59+07:00'))).toBe(true)
  expect(isOpen(open, new Date('2026-03-09T09:00:00+07:00'))).toBe(false)
})

it('may be accepted once, and not after it was taken back [REG-3]', () => {
  expect(isOpen({ ...open, acceptedAt: sent }, sent)).toBe(false)
  expect(isOpen({ ...open, cancelledAt: sent }, sent)).toBe(false)
})
