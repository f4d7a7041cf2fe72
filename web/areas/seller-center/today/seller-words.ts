import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SellerTask } from '#domain/today/contract.ts'
import { SALE_CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { formatPercent } from '#web/areas/negotiations/format-percent.ts'
import { inboxPath } from '#web/areas/negotiations/public.ts'
import { OWN_DOCUMENTS_PATH } from '#web/areas/product-documents/public.ts'
import { customerPath } from '#web/areas/subscriptions/paths.ts'
import { goodsWords } from '#web/areas/today/public.ts'
import { salePath } from '../paths.ts'

/** The page of what a task is about. */
export function taskPath({ kind, id }: SellerTask): string {
  switch (kind) {
    case 'answerOffer':
      return inboxPath(id)
    case 'answerClaim':
    case 'sendReplacement':
    case 'takeBack':
      return `${SALE_CLAIMS_PATH}/${id}`
    case 'sendDocument':
      return OWN_DOCUMENTS_PATH
    case 'decideRequest':
      return customerPath(id)
    default:
      return salePath(id)
  }
}

/** What a task says of itself: its name, what it is about, what warns and helps to decide, and its amount [UX-3]. */
export function taskWords(task: SellerTask) {
  const { kind, partner, goods, amount, difference, cancelling } = task
  const isOffer = kind === 'answerOffer'
  return {
    title: titleOf(task),
    about: [
      isOffer && `${formatQuantity(goods?.units ?? '0')} ${goods?.unit}`,
      difference && `${formatPercent(difference)} dari harga`,
      !isOffer && kind !== 'sendDocument' && goods && goodsWords(goods),
      kind !== 'decideRequest' && partner,
    ]
      .filter(Boolean)
      .join(' · '),
    warning: cancelling ? `Alasan pembeli: ${cancelling.reason}` : undefined,
    amount: amount && (isOffer ? `${formatRupiah(amount)} / ${goods?.unit}` : formatRupiah(amount)),
  }
}

/** A task's title. */
export function titleOf({ kind, number, goods, partner, isFetched }: SellerTask): string {
  switch (kind) {
    case 'answerCancelling':
      return `Pembatalan diminta: ${number}`
    case 'confirm':
      return `Pesanan baru ${number}`
    case 'ship':
      return isFetched ? `Siapkan ${number}` : `Kirim ${number}`
    case 'answerOffer':
      return `Nego ${goods?.name}`
    case 'answerClaim':
      return `Klaim ${number}`
    case 'sendReplacement':
      return `Pengganti untuk klaim ${number}`
    case 'takeBack':
      return `Retur dari klaim ${number}`
    case 'sendDocument':
      return `Dokumen diminta: ${goods?.name}`
    case 'decideRequest':
      return `Pengajuan langganan ${partner}`
    case 'checkProof':
      return `Bukti bayar ${number}`
  }
}
