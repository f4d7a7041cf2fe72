import { expect, it } from 'vitest'
import { proofs } from './proof.ts'

const waiting = { state: 'waiting', version: 1 } as const
const finance = { companyKind: 'seller', role: 'finance' } as const
const buyer = { companyKind: 'buyer', role: 'owner' } as const

it('is recorded or declined by the seller, withdrawn by the buyer, once [PAY-1]', () => {
  expect(proofs.take(waiting, 'record', { party: finance, expectedVersion: 1 }).state).toBe('recorded')
  expect(() => proofs.take(waiting, 'decline', { party: finance, expectedVersion: 1 })).toThrow('reason_needed')
  const withdrawn = proofs.take(waiting, 'withdraw', { party: buyer, expectedVersion: 1 })
  expect(proofs.may(withdrawn, 'record', finance).reason).toBe('Bukti berstatus ditarik tidak dapat dicatat.')
  expect(() => proofs.take(withdrawn, 'record', { party: finance, expectedVersion: 1 })).toThrow(
    expect.objectContaining({ code: 'proof_moved_on', sentence: expect.stringContaining('ditarik') }),
  )
})
