import { words } from '../words.ts'

export const negotiationState = words({
  awaiting_seller: 'menunggu_respon',
  awaiting_buyer: 'penawaran_balik',
  info_wanted: 'perlu_info',
  agreed: 'disepakati',
  finished: 'masuk_keranjang',
  declined_by_seller: 'ditolak_seller',
  declined_by_buyer: 'ditolak_pembeli',
  cancelled: 'dibatalkan',
  withdrawn: 'ditarik',
  expired: 'kedaluwarsa',
  replaced: 'diganti',
})

export const stepBy = words({ buyer: 'pembeli', seller: 'seller', system: 'sistem' })

export const stepKind = words({
  offer: 'tawaran',
  ask: 'info',
  answer: 'jawaban',
  agree: 'setuju',
  decline: 'tolak',
  withdraw: 'tarik',
  cancel: 'batal',
  finish: 'selesai',
  expire: 'kedaluwarsa',
  system: 'sistem',
})

export const dealPolicy = words({ immediate: 'langsung', confirm: 'konfirmasi', off: 'mati' })

export const negotiationOutcome = words({ won: 'menang', lost: 'kalah', unanswered: 'tak_dijawab' })
