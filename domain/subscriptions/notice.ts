import type { Side } from '../machine.ts'
import type { SubscriptionAct } from './subscription.ts'

/**
 * 'askPayment': a buyer without a payment type asks for one [ROLE-5]; 'letIn': the seller's rule accepts it at once [UX-2];
 * 'close', 'closeShop': the company is no more.
 */
export type HappeningAct = SubscriptionAct | 'askPayment' | 'letIn' | 'close' | 'closeShop'

export interface Happening {
  act: HappeningAct
  /** Who acted. */
  companyName: string
  subscriptionId: string
  note: string | null
}

/** The notification for the other side, with the page that shows it [REG-4, SELLER-3]. */
export function noticeOf({ act, companyName, subscriptionId, note }: Happening): { message: string; link: string } {
  const { by, phrase } = notices[act]
  const message = `${companyName} ${phrase}`
  return {
    message: note ? `${message}: ${note}` : message,
    link: by === 'buyer' ? `/pusat-seller/langganan/${subscriptionId}` : '/akun/distributor',
  }
}

const notices: Record<HappeningAct, { by: Side; phrase: string }> = {
  ask: { by: 'buyer', phrase: 'mengajukan langganan' },
  answer: { by: 'buyer', phrase: 'menjawab permintaan dokumen' },
  withdraw: { by: 'buyer', phrase: 'menarik pengajuan langganan' },
  askPayment: { by: 'buyer', phrase: 'meminta tipe pembayaran yang aktif' },
  letIn: { by: 'buyer', phrase: 'menjadi pelanggan lewat penerimaan otomatis' },
  close: { by: 'buyer', phrase: 'menutup akunnya: langganannya berakhir' },
  approve: { by: 'seller', phrase: 'menyetujui langganan Anda' },
  askDocuments: { by: 'seller', phrase: 'meminta dokumen untuk langganan Anda' },
  decline: { by: 'seller', phrase: 'menolak pengajuan langganan Anda' },
  suspend: { by: 'seller', phrase: 'menangguhkan langganan Anda' },
  reactivate: { by: 'seller', phrase: 'mengaktifkan kembali langganan Anda' },
  end: { by: 'seller', phrase: 'mengakhiri langganan Anda' },
  closeShop: { by: 'seller', phrase: 'menutup tokonya: langganan Anda berakhir' },
  changeTerms: { by: 'seller', phrase: 'mengubah ketentuan langganan Anda' },
}

const titles: Record<HappeningAct, string> = {
  ask: 'Langganan diajukan',
  answer: 'Permintaan dokumen dijawab',
  withdraw: 'Pengajuan ditarik pembeli',
  askPayment: 'Tipe pembayaran diminta pembeli',
  letIn: 'Langganan disetujui otomatis menurut aturan seller',
  close: 'Langganan berakhir: pembeli menutup akunnya',
  approve: 'Langganan disetujui',
  askDocuments: 'Dokumen diminta seller',
  decline: 'Pengajuan ditolak',
  suspend: 'Langganan ditangguhkan',
  reactivate: 'Langganan diaktifkan kembali',
  end: 'Langganan diakhiri',
  closeShop: 'Langganan berakhir: toko ditutup',
  changeTerms: 'Ketentuan diubah',
}

/** One line of the history. */
export function eventTitle(act: HappeningAct): string {
  // an act that a later version of the application has written, and this one does not know
  return titles[act] ?? 'Langganan berubah'
}
