import { tabStorage } from '#web/lib/tab-storage.ts'
import type { SellerChoice, Wishes } from './seller-choice.ts'

const KEPT_UNDER = 'checkout-draf'

/** A buyer's choices in the checkout so far. */
export interface CheckoutDraft {
  /** Null: the company's default address. */
  addressId: string | null
  /** Null until one was pressed: those that take most off. */
  vouchers: ChosenVouchers | null
  /** For every seller without its own. */
  common: Wishes
  /** By seller. */
  choices: Readonly<Record<string, Partial<SellerChoice>>>
}

export interface ChosenVouchers {
  /** The company's; null: none. */
  own: string | null
  /** Of shops, at most one each. */
  shops: readonly string[]
}

const empty: CheckoutDraft = {
  addressId: null,
  vouchers: null,
  common: { poNumber: '', requestedDay: '', note: '' },
  choices: {},
}

interface Owner {
  companyId: string
  userId: string
}

/** The draft that this person left in this tab for this company, or an empty one [ORDER-1]. */
export function readCheckoutDraft({ companyId, userId }: Owner): CheckoutDraft {
  const stored = tabStorage.read<Owner & CheckoutDraft>(KEPT_UNDER)
  const isMine = stored?.companyId === companyId && stored.userId === userId
  return isMine ? { ...empty, ...stored } : empty
}

export function keepCheckoutDraft({ companyId, userId }: Owner, draft: CheckoutDraft): void {
  tabStorage.write(KEPT_UNDER, { ...draft, companyId, userId })
}

export function forgetCheckoutDraft(): void {
  tabStorage.remove(KEPT_UNDER)
}
