import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { orderMoney } from '#domain/receivables/codec.ts'
import { debts, sellerBills } from '#domain/receivables/codec-debts.ts'
import { statement } from '#domain/receivables/codec-statement.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { spendCredit, undoAct, writeOff } from './adjust-orders.ts'
import { type Recorded, recordPayment } from './record-payment.ts'
import { showBills, showDebts } from './show-debts.ts'
import { showMoney } from './show-money.ts'
import { showStatement } from './show-statement.ts'
import { moneyView } from './views.ts'

const calls = contract.receivables

/** What is owed and paid [PAY-1]. */
export const receivableRoutes: Route[] = [
  route(calls.record, async (deps, seller, body) => {
    const parts = body.alokasi?.map((part) => ({ orderId: part.transaksi_id, amount: part.jumlah })) ?? null
    const payment = { ...actOf(body), day: body.tanggal, parts, keepsRest: body.simpan_kelebihan }
    const proofId = body.bukti_id ?? null
    return recordedView(await recordPayment(deps, seller, { ...payment, proofId }))
  }),
  route(calls.spendCredit, async (deps, seller, body) => recordedView(await spendCredit(deps, seller, actOf(body)))),
  route(calls.writeOff, async (deps, owner, { alasan: reason, ...body }) =>
    recordedView(await writeOff(deps, owner, { ...actOf(body), reason })),
  ),
  route(calls.undo, async (deps, seller, { pembayaran_id: actId, alasan: reason }) => {
    return { data: { pembayaran_id: await undoAct(deps, seller, { actId, reason }) } }
  }),
  route(calls.ofSale, async (deps, seller, { transaksi_id }) => ({
    data: orderMoney.encode(moneyView(await showMoney(deps, seller, transaksi_id), seller)),
  })),
  route(contract.debts.debts, async (deps, seller, { halaman: page, per_halaman: perPage }) => ({
    data: debts.encode(await showDebts(deps, seller, { page, perPage })),
  })),
  route(contract.debts.bills, async (deps, buyer) => ({
    data: list(sellerBills).encode(await showBills(deps, buyer)),
  })),
  route(
    contract.statements.statement,
    async (deps, seller, { pelanggan_id: customerId, dari: from, sampai: until }) => ({
      data: statement.encode(await showStatement(deps, seller, { customerId, from, until })),
    }),
  ),
  route(calls.ofOrder, async (deps, buyer, { transaksi_id }) => ({
    data: orderMoney.encode(moneyView(await showMoney(deps, buyer, transaksi_id), buyer)),
  })),
]

function actOf(body: { transaksi_id: string; jumlah: string; kunci: string; sisa?: string | undefined }) {
  return { orderId: body.transaksi_id, amount: body.jumlah, key: body.kunci, seenOpen: body.sisa ?? null }
}

function recordedView({ id, open }: Recorded) {
  return { data: { sisa: open, pembayaran_id: id } }
}
