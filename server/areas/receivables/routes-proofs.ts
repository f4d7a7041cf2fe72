import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { declineProof, readProof, sendProof, withdrawProof } from './handle-proofs.ts'

const calls = contract.paymentProofs

/** What buyers show of their payments [PAY-1]. */
export const paymentProofRoutes: Route[] = [
  route(calls.send, async (deps, buyer, { transaksi_id, jumlah, tanggal }, { file }) => {
    const shown = { orderId: transaksi_id, amount: jumlah, day: tanggal }
    return { data: { bukti_id: await sendProof(deps, buyer, shown, file) } }
  }),
  route(calls.withdraw, async (deps, buyer, { bukti_id: id, versi: version }) => {
    await withdrawProof(deps, buyer, { id, version })
    return {}
  }),
  route(calls.decline, async (deps, seller, { bukti_id: id, versi: version, alasan }) => {
    await declineProof(deps, seller, { id, version }, alasan)
    return {}
  }),
  route(calls.file, (deps, buyer, { bukti_id }) => readProof(deps, buyer, bukti_id)),
  route(calls.saleFile, (deps, seller, { bukti_id }) => readProof(deps, seller, bukti_id)),
]
