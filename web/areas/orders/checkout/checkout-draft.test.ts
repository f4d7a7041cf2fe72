import { beforeEach, expect, it } from 'vitest'
import { stubSessionStorage } from '#web/lib/testing.ts'
import { forgetCheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'

const mine = { companyId: 'a', userId: '1' }
const draft = {
  addressId: 'gudang',
  vouchers: { own: null, shops: ['toko'] },
  common: { poNumber: 'PO/3', requestedDay: '', note: '' },
  choices: { seller: { payment: 'cod', note: 'Pagi 🙂', poNumber: 'PO/3/1', requestedDay: '31/12/2026' } },
}
const empty = {
  addressId: null,
  vouchers: null,
  common: { poNumber: '', requestedDay: '', note: '' },
  choices: {},
}

beforeEach(() => void stubSessionStorage())

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
