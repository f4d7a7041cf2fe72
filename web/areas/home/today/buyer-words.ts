import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { BuyerTask } from '#domain/today/contract.ts'
import { CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { negotiationPath } from '#web/areas/negotiations/public.ts'
import { orderPath } from '#web/areas/orders/public.ts'
import { listPath } from '#web/areas/shopping-lists/public.ts'
import { DISTRIBUTORS_PATH } from '#web/areas/subscriptions/public.ts'
import { goodsWords } from '#web/areas/today/public.ts'

/** A task's name in the list: an order may be in it with several shipments and its bill. */
export function taskKey({ kind, id, shipment }: BuyerTask): string {
  return `${kind} ${shipment?.id ?? id}`
}

/** The page of what a task is about. */
export function taskPath({ kind, id }: BuyerTask): string {
  switch (kind) {
    case 'receive':
    case 'pay':
    case 'approve':
      return orderPath(id)
    case 'answerClaim':
      return `${CLAIMS_PATH}/${id}`
    case 'sendDocuments':
      return DISTRIBUTORS_PATH
    case 'useDraft':
      return listPath(id)
    default:
      return negotiationPath(id)
  }
}

/** What a task says of itself: its name, what it is about, what warns and helps to decide, and its amount [UX-3]. */
export function taskWords(task: BuyerTask) {
  const { kind, partner, goods, amount, approval } = task
  const isPerUnit = kind === 'answerOffer' || kind === 'enterCart' || kind === 'answerSeller'
  return {
    title: titleOf(task),
    about: [goods && (isPerUnit ? `${formatQuantity(goods.units ?? '0')} ${goods.unit}` : goodsWords(goods)), partner]
      .filter(Boolean)
      .join(' · '),
    warning: approval?.passed ?? undefined,
    note: approval ? approvalWords(approval, goods?.unit ?? '') : undefined,
    amount: amount && (isPerUnit ? `${formatRupiah(amount)} / ${goods?.unit}` : formatRupiah(amount)),
  }
}

/** A task's title. */
export function titleOf({ kind, number, goods, shipment, approval, partner }: BuyerTask): string {
  switch (kind) {
    case 'receive':
      return `Kiriman ${shipment?.sequence} dari ${number}`
    case 'answerOffer':
      return `Tawaran seller: ${goods?.name}`
    case 'enterCart':
      return `Harga disepakati: ${goods?.name}`
    case 'answerSeller':
      return `Seller bertanya: ${goods?.name}`
    case 'pay':
      return `Tagihan ${number}`
    case 'approve':
      return `Pesanan ${approval?.placedBy}, ${number}`
    case 'answerClaim':
      return `Klaim ${number}`
    case 'sendDocuments':
      return `Dokumen untuk ${partner}`
    case 'useDraft':
      return `Draf pesanan: ${number}`
  }
}

function approvalWords({ spent, price, lastPrice }: NonNullable<BuyerTask['approval']>, unit: string): string {
  return [
    isMore(spent, 0) ? `Pesanan lainnya bulan ini ${formatRupiah(spent)}.` : 'Belum ada pesanan lainnya bulan ini.',
    `Harga ${formatRupiah(price)} / ${unit}, ${lastPrice === null ? 'belum pernah dibeli' : `terakhir ${formatRupiah(lastPrice)}`}.`,
  ].join(' ')
}
