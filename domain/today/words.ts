import { type EnglishOf, words } from '../words.ts'

/** The tasks of a member of a buyer company, as the wire names them. */
export const buyerTask = words({
  receive: 'terima',
  answerOffer: 'jawab_nego',
  enterCart: 'masuk_keranjang',
  answerSeller: 'beri_keterangan',
  pay: 'bayar',
  approve: 'setujui',
  answerClaim: 'klaim',
  sendDocuments: 'dokumen',
  useDraft: 'draf',
})
export type BuyerTaskKind = EnglishOf<typeof buyerTask>

/** The tasks of a member of a seller, as the wire names them. */
export const sellerTask = words({
  answerCancelling: 'pembatalan',
  confirm: 'konfirmasi',
  ship: 'kirim',
  answerOffer: 'jawab_nego',
  answerClaim: 'klaim',
  sendReplacement: 'kirim_pengganti',
  takeBack: 'terima_retur',
  sendDocument: 'dokumen',
  decideRequest: 'langganan',
  checkProof: 'bukti_bayar',
})
