import type { ReactNode } from 'react'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { costOf } from '#domain/shop-vouchers/voucher.ts'
import { discountKind } from '#domain/shop-vouchers/words.ts'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'

type Terms = Omit<BodyOf<CallAt<'pusat-seller/voucher/buat'>>, 'kode'>

/** Asks, before a voucher is saved that gives away much, whether that is meant [SELLER-1]. */
export function useVoucherCost(): {
  askFor: (terms: Terms) => Promise<boolean | { tetap_simpan: true }>
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
      return isMeant && { tetap_simpan: true }
    },
  }
}

function costOfTyped(terms: Terms): string | null {
  return costOf({
    kind: discountKind.decode(terms.jenis),
    value: String(terms.nilai),
    mostDiscount: textOf(terms.potongan_maksimal),
    minGoods: String(terms.min_belanja),
    quota: countOf(terms.kuota),
    usesPerCustomer: countOf(terms.per_pelanggan) ?? 1,
    customerId: terms.pelanggan_id || null,
  })
}

function textOf(amount: Terms['potongan_maksimal']): string | null {
  return amount ? String(amount) : null
}

function countOf(count: string | number | null | undefined): number | null {
  return count ? Number(count) : null
}
