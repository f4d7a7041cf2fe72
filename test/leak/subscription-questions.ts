import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<CallPath, `langganan/${string}` | `pusat-seller/langganan/${string}`>

/** The questions of leak-questions.ts for subscriptions. Add new calls of theirs here. */
export function subscriptionQuestions(seller_id: string) {
  const subscription = { langganan_id: randomUUID() }
  const subscriptionAct = { ...subscription, versi: 1 }
  const grantRequest = { permintaan_id: randomUUID(), versi: 1 }
  const terms = { level_harga: 2, tipe_pembayaran: [{ kode: 'transfer' }] }
  return {
    'langganan/daftar': [{}],
    'langganan/detail': [subscription],
    'langganan/ajukan': [{ seller_id, penggunaan: 'Sirup obat' }],
    'langganan/ajukan-sekaligus': [{ seller_id: [seller_id], penggunaan: 'Sirup obat' }],
    'langganan/jawab': [{ ...subscriptionAct, jawaban: 'Terlampir' }],
    'langganan/tarik': [subscriptionAct],
    'langganan/minta-pembayaran': [{ seller_id }],
    'pusat-seller/langganan/daftar': [{ halaman: 1, per_halaman: 60 }],
    'pusat-seller/langganan/detail': [subscription],
    'pusat-seller/langganan/dokumen': [{ ...subscription, dokumen_id: randomUUID() }],
    'pusat-seller/langganan/setujui': [{ ...subscriptionAct, ...terms }],
    'pusat-seller/langganan/minta-dokumen': [{ ...subscriptionAct, catatan: 'NIB' }],
    'pusat-seller/langganan/tolak': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/tangguhkan': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/aktifkan': [subscriptionAct],
    'pusat-seller/langganan/akhiri': [{ ...subscriptionAct, alasan: 'Tidak' }],
    'pusat-seller/langganan/ubah': [{ ...subscriptionAct, ...terms }],
    'pusat-seller/langganan/persetujuan/daftar': [{}],
    'pusat-seller/langganan/persetujuan/setujui': [grantRequest],
    'pusat-seller/langganan/persetujuan/tolak': [{ ...grantRequest, alasan: 'Tidak' }],
    'pusat-seller/langganan/persetujuan/tarik': [grantRequest],
  } satisfies Partial<{ [P in Path]: WireBodyOf<CallAt<P>>[] }>
}
