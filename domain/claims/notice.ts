import type { Side } from '../machine.ts'
import type { ClaimAct } from './claim.ts'
import { untilText } from './deadline.ts'

/** What has happened to a claim: 'lapse': its order was cancelled; 'arrive': its replacement was received. */
export type ClaimEvent = 'submit' | ClaimAct | 'arrive' | 'lapse'

/** The page of a claim on a side. */
export function claimPath(claimId: string, reader: Side): string {
  return reader === 'seller' ? `/pusat-seller/klaim/${claimId}` : `/transaksi/klaim/${claimId}`
}

interface Told {
  id: string
  number: string
  orderNumber: string
}

const verbs: Record<Exclude<ClaimEvent, 'lapse'>, string> = {
  submit: 'mengajukan',
  withdraw: 'menarik',
  contest: 'membantah penolakan',
  replace: 'akan mengirim pengganti untuk',
  credit: 'menerbitkan nota kredit untuk',
  refuse: 'menolak',
  sendReplacement: 'mengirim pengganti untuk',
  takeBack: 'menerima kembali barang dari',
  arrive: 'telah menerima pengganti untuk',
}

/** Tells the other side of a step; of no amount, since push and mail show it outside the application [CLAIM-1]. */
export function claimNotice(
  { id, number, orderNumber }: Told,
  event: Exclude<ClaimEvent, 'lapse'>,
  { companyName, reader, reason }: { companyName: string; reader: Side; reason: string | null },
) {
  const told = `${companyName} ${verbs[event]} klaim ${number} atas pesanan ${orderNumber}`
  return { message: reason ? `${told}: ${reason}` : told, link: claimPath(id, reader) }
}

/** Reminds a seller of a claim that it has not answered. */
export function answerNotice({ id, number }: Told, answerBy: Date) {
  return { message: `Jawab klaim ${number} sampai ${untilText(answerBy)}`, link: claimPath(id, 'seller') }
}

/** Reminds a buyer that received less than was sent of how long it may claim that. */
export function claimableNotice({ orderId, orderNumber }: { orderId: string; orderNumber: string }, endsAt: Date) {
  return {
    message: `Kekurangan pada pesanan ${orderNumber} dapat diklaim sampai ${untilText(endsAt)}`,
    link: `/transaksi/daftar-transaksi/${orderId}`,
  }
}

const texts: Record<ClaimEvent, string> = {
  submit: 'Klaim diajukan',
  withdraw: 'Klaim ditarik pembeli',
  contest: 'Penolakan dibantah pembeli',
  replace: 'Dijawab dengan pengganti',
  credit: 'Dijawab dengan nota kredit',
  refuse: 'Klaim ditolak seller',
  sendReplacement: 'Pengganti dikirim',
  takeBack: 'Barang kembali diterima seller',
  arrive: 'Pengganti diterima pembeli',
  lapse: 'Klaim ditutup karena pesanan dibatalkan',
}

/** One line of the history of a claim. */
export function claimEventText(event: ClaimEvent): string {
  return texts[event]
}
