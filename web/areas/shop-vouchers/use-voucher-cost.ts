import type { ReactNode } from 'react'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { costOf } from '#domain/shop-vouchers/voucher.ts'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'

type Terms = Omit<BodyOf<CallAt<'pusat-seller/voucher/buat'>>, 'code'>

/** Asks, before a voucher is saved that gives away much, whether that is meant [SELLER-1]. */
export function useVoucherCost(): {
  askFor: (terms: Terms) => Promise<boolean | { knowsCost: true }>
  question: ReactNode
} {
  const { ask, question } = useQuestion()
  return {
    question,
    askFor: async (terms) => {
      const cost = costOfTyped(terms)
      if (cost === null) return true
      const isMeant = await ask({
        title: 'Voucher ini memberi potongan besar. Simpan?',
        text: cost,
        confirmLabel: 'Ya, simpan voucher',
        cancelLabel: 'Periksa lagi',
        tone: 'danger',
      })
      return isMeant && { knowsCost: true }
    },
  }
}

function costOfTyped(terms: Terms): string | null {
  return costOf({
    kind: terms.kind,
    value: String(terms.value),
    mostDiscount: textOf(terms.mostDiscount),
    minGoods: String(terms.minGoods),
    quota: countOf(terms.quota),
    usesPerCustomer: countOf(terms.usesPerCustomer) ?? 1,
    customerId: terms.customerId || null,
  })
}

function textOf(amount: Terms['mostDiscount']): string | null {
  return amount ? String(amount) : null
}

function countOf(count: string | number | null | undefined): number | null {
  return count ? Number(count) : null
}
