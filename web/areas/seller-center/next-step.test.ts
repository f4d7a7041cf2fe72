import { expect, it } from 'vitest'
import type { Profile } from '#domain/accounts/contract.ts'
import { waitingStateOf } from './next-step.ts'

const memberAs = (role: string): Profile => ({
  signedIn: true,
  userId: 'u',
  name: 'Contoh',
  email: null,
  company: { id: 'c', name: 'PT Contoh', kind: 'seller', role },
  businessType: null,
  toVerify: '',
  owedStep: null,
})

it('is to confirm for a person who may, and to ship for a warehouse [SELLER-5, ROLE-10]', () => {
  expect(['owner', 'sales', 'warehouse', 'finance'].map((role) => waitingStateOf(memberAs(role)))).toEqual([
    'awaiting_confirmation',
    'awaiting_confirmation',
    'processing',
    'awaiting_confirmation',
  ])
})
