import type { SellerChoice } from './quoted-seller-card.tsx'

const KEPT_UNDER = 'checkout-draf'

/** What a buyer has chosen in the checkout so far. */
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
  const kept = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null') as (Owner & CheckoutDraft) | null // kept below
  const isMine = kept?.companyId === companyId && kept.userId === userId
  return isMine ? kept : { addressId: null, voucherId: null, choices: {} }
}

export function keepCheckoutDraft({ companyId, userId }: Owner, draft: CheckoutDraft): void {
  sessionStorage.setItem(KEPT_UNDER, JSON.stringify({ ...draft, companyId, userId }))
}

export function forgetCheckoutDraft(): void {
  sessionStorage.removeItem(KEPT_UNDER)
}
