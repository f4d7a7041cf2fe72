import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery } from '#web/areas/companies/public.ts'
import { type CheckoutDraft, keepCheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'
import type { SellerChoice } from './seller-choice.ts'

/** The checkout draft, saved in the browser at every change, so that a reload loses nothing [ORDER-1]. */
export function useCheckoutDraft(owner: { companyId: string; userId: string }) {
  const { data: addresses } = useSuspenseQuery(addressesQuery(owner.companyId))
  const [draft, setDraft] = useState(() => readCheckoutDraft(owner))
  // a saved one may have been deleted since
  const isThere = addresses.some((address) => address.id === draft.addressId)

  function changeWith(partOf: (now: CheckoutDraft) => Partial<CheckoutDraft>) {
    setDraft((now) => {
      const next = { ...now, ...partOf(now) }
      keepCheckoutDraft(owner, next)
      return next
    })
  }

  return {
    draft: isThere ? draft : { ...draft, addressId: null },
    change: (part: Partial<CheckoutDraft>) => changeWith(() => part),
    choose: (sellerId: string, part: Partial<SellerChoice>) =>
      changeWith(({ choices }) => ({ choices: { ...choices, [sellerId]: { ...choices[sellerId], ...part } } })),
  }
}
