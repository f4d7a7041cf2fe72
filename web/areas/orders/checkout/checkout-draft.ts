import { tabStorage } from '#web/lib/tab-storage.ts'
import type { SellerChoice } from './quoted-seller-card.tsx'

const KEPT_UNDER = 'checkout-draf'

/** A buyer's choices in the checkout so far. */
export interface CheckoutDraft {
  /** Null: the company's default address. */
  addressId: string | null
  voucherId: string | null
  /** By seller. */
  choices: Readonly<Record<string, Partial<SellerChoice>>>
}

interface Owner {
  companyId: string
  userId: string
}

/** The draft that this person left in this tab for this company, or an empty one [ORDER-1]. */
export function readCheckoutDraft({ companyId, userId }: Owner): CheckoutDraft {
  const stored = tabStorage.read<Owner & CheckoutDraft>(KEPT_UNDER)
  const isMine = stored?.companyId === companyId && stored.userId === userId
  return isMine ? stored : { addressId: null, voucherId: null, choices: {} }
}

export function keepCheckoutDraft({ companyId, userId }: Owner, draft: CheckoutDraft): void {
  tabStorage.write(KEPT_UNDER, { ...draft, companyId, userId })
}

export function forgetCheckoutDraft(): void {
  tabStorage.remove(KEPT_UNDER)
}
