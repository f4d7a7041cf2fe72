import { withoutStop } from '../format.ts'
import type { Side } from '../machine.ts'
import type { ClaimAct } from './claim.ts'
import { untilText } from './deadline.ts'

/** The system's act after a buyer's missed deadline: an uncontested refusal, or a presumed receipt. */
export type ClosingEvent = 'uncontested' | 'presumed'

/** The events of a claim: 'lapse': its order was cancelled; 'arrive': its replacement was received. */
export type ClaimEvent = 'submit' | ClaimAct | 'arrive' | 'lapse' | ClosingEvent

/** The page of a claim on a side. */
export function claimPath(claimId: string, reader: Side): string {
  return reader === 'seller' ? `/pusat-seller/klaim/${claimId}` : `/transaksi/klaim/${claimId}`
}

interface NoticeFacts {
  id: string
  number: string
  orderNumber: string
}

const verbs: Record<Exclude<ClaimEvent, 'lapse' | ClosingEvent>, string> = {
  submit: 'mengajukan',
  withdraw: 'menarik',
  contest: 'membantah penolakan',
  acceptRefusal: 'menerima penolakan',
  replace: 'akan mengirim pengganti untuk',
  credit: 'menerbitkan nota kredit untuk',
  refuse: 'menolak',
  sendReplacement: 'mengirim pengganti untuk',
  takeBack: 'menerima kembali barang dari',
  arrive: 'telah menerima pengganti untuk',
}

/**
 * Notification to the other side of a step, without amounts: push and mail show it outside the application [CLAIM-1].
 */
export function claimNotice(
  { id, number, orderNumber }: NoticeFacts,
  event: Exclude<ClaimEvent, 'lapse' | ClosingEvent>,
  {
    companyName,
    reader,
    reason,
    buyerBy = null,
  }: { companyName: string; reader: Side; reason: string | null; buyerBy?: Date | null },
) {
  const sentence = `${companyName} ${verbs[event]} klaim ${number} atas pesanan ${orderNumber}`
  const until = buyerBy && reader === 'buyer' ? `. ${closingText(event, buyerBy)}` : ''
  const why = reason && `: ${until ? withoutStop(reason) : reason}`
  return { message: `${sentence}${why ?? ''}${until}`, link: claimPath(id, reader) }
}

function closingText(event: ClaimEvent, buyerBy: Date): string {
  return event === 'refuse'
    ? `Dapat dibantah sampai ${untilText(buyerBy)}`
    : `Konfirmasi penerimaannya sampai ${untilText(buyerBy)}`
}

const closed: Record<ClosingEvent, string> = {
  uncontested: 'ditutup otomatis karena penolakannya tidak dibantah',
  presumed: 'dilanjutkan otomatis: penggantinya dianggap diterima karena tidak dikonfirmasi pembeli',
}

/** Notification to one side of what the system did when the buyer let the deadline pass [CLAIM-1]. */
export function closingNotice({ id, number, orderNumber }: NoticeFacts, event: ClosingEvent, reader: Side) {
  return { message: `Klaim ${number} atas pesanan ${orderNumber} ${closed[event]}`, link: claimPath(id, reader) }
}

/** Reminds a buyer of a refusal that it may contest, or of a replacement that it has not confirmed. */
export function buyerNotice({ id, number }: NoticeFacts, state: 'refused' | 'replacement_sent', buyerBy: Date) {
  const what = state === 'refused' ? `Bantah penolakan klaim ${number}` : `Konfirmasi pengganti untuk klaim ${number}`
  const then = state === 'refused' ? 'klaim ditutup' : 'pengganti dianggap diterima'
  return { message: `${what} sampai ${untilText(buyerBy)}, atau ${then} otomatis`, link: claimPath(id, 'buyer') }
}

/** Reminds a seller of a claim that it has not answered. */
export function answerNotice({ id, number }: NoticeFacts, answerBy: Date) {
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
  acceptRefusal: 'Penolakan diterima pembeli',
  replace: 'Dijawab dengan pengganti',
  credit: 'Dijawab dengan nota kredit',
  refuse: 'Klaim ditolak seller',
  sendReplacement: 'Pengganti dikirim',
  takeBack: 'Barang kembali diterima seller',
  arrive: 'Pengganti diterima pembeli',
  lapse: 'Klaim ditutup karena pesanan dibatalkan',
  uncontested: 'Klaim ditutup karena penolakan tidak dibantah',
  presumed: 'Pengganti dianggap diterima karena tidak dikonfirmasi pembeli',
}

/** One line of the history of a claim. */
export function claimEventText(event: ClaimEvent): string {
  return texts[event]
}
