import { beforeEach, expect, it, vi } from 'vitest'
import { forgetCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'

const mine = { companyId: 'a', userId: '1' }
const draft = {
  addressId: 'gudang',
  voucherId: null,
  choices: { seller: { payment: 'cod', note: 'Pagi 🙂', poNumber: 'PO/3/1', wantedDay: '31/12/2026' } },
}
const empty = { addressId: null, voucherId: null, choices: {} }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

it('keeps what was chosen in the checkout until the order is placed [ORDER-1]', () => {
  expect(readCheckoutDraft(mine)).toEqual(empty)
  keepCheckoutDraft(mine, draft)

  expect(readCheckoutDraft(mine)).toMatchObject(draft)
  forgetCheckoutDraft()
  expect(readCheckoutDraft(mine)).toEqual(empty)
})

it('shows it neither to another company nor to another person in the same tab [ORDER-1]', () => {
  keepCheckoutDraft(mine, draft)

  expect(readCheckoutDraft({ ...mine, companyId: 'b' })).toEqual(empty)
  expect(readCheckoutDraft({ ...mine, userId: '2' })).toEqual(empty)
})
