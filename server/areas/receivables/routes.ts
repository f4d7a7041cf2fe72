import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { orderMoney } from '#domain/receivables/codec.ts'
import { collectionRules, customerExchange } from '#domain/receivables/codec-collection.ts'
import { debts, sellerBills } from '#domain/receivables/codec-debts.ts'
import { statement } from '#domain/receivables/codec-statement.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { spendCredit, undoAct, writeOff } from './adjust-orders.ts'
import { exportPayments } from './export-payments.ts'
import { declineProof, readProof, sendProof, withdrawProof } from './handle-proofs.ts'
import { changeExchange, changeRules, showExchange, showRules } from './keep-rules.ts'
import { type Recorded, recordPayment } from './record-payment.ts'
import { showBills, showDebts } from './show-debts.ts'
import { moneyView, showMoney, showStatement } from './show-money.ts'

export const receivableRoutes: readonly Route[] = [
  // What is owed and paid [PAY-1].
  route(contract.receivables.record, async (deps, seller, body) => {
    const parts = body.alokasi?.map((part) => ({ orderId: part.transaksi_id, amount: part.jumlah })) ?? null
    const payment = { ...actOf(body), day: body.tanggal, parts, keepsRest: body.simpan_kelebihan }
    const proofId = body.bukti_id ?? null
    return recordedView(await recordPayment(deps, seller, { ...payment, proofId }))
  }),
  route(contract.receivables.spendCredit, async (deps, seller, body) =>
    recordedView(await spendCredit(deps, seller, actOf(body))),
  ),
  route(contract.receivables.writeOff, async (deps, owner, { alasan: reason, ...body }) =>
    recordedView(await writeOff(deps, owner, { ...actOf(body), reason })),
  ),
  route(contract.receivables.undo, async (deps, seller, { pembayaran_id: actId, alasan: reason }) => {
    return { data: { pembayaran_id: await undoAct(deps, seller, { actId, reason }) } }
  }),
  route(contract.receivables.ofSale, async (deps, seller, { transaksi_id }) => ({
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
  route(contract.receivables.ofOrder, async (deps, buyer, { transaksi_id }) => ({
    data: orderMoney.encode(moneyView(await showMoney(deps, buyer, transaksi_id), buyer)),
  })),

  // How a seller collects what it is owed [PAY-2].
  route(contract.collection.rules, async (deps, seller) => ({ data: rulesView(await showRules(deps, seller)) })),
  route(contract.collection.changeRules, async (deps, owner, body) => {
    const { versi: version, blokir_setelah_hari: blockAfterDays, hari_tukar_faktur: exchangeDays } = body
    return {
      data: rulesView(
        await changeRules(deps, owner, { version, blockAfterDays: blockAfterDays ?? null, exchangeDays }),
      ),
    }
  }),
  route(contract.collection.customer, async (deps, seller, { pelanggan_id }) => ({
    data: customerExchange.encode(await showExchange(deps, seller, pelanggan_id)),
  })),
  route(
    contract.collection.changeCustomer,
    async (deps, owner, { pelanggan_id: customerId, hari_tukar_faktur: days }) => {
      await changeExchange(deps, owner, { customerId, days })
      return {}
    },
  ),

  // Payments of any days as tables [ORDER-8, PAY-1].
  route(contract.paymentExports.paid, async (deps, buyer, { format, dari, sampai }) =>
    exportPayments(deps, buyer, { format, firstDay: dari, lastDay: sampai }),
  ),
  route(contract.paymentExports.received, async (deps, seller, { format, dari, sampai }) =>
    exportPayments(deps, seller, { format, firstDay: dari, lastDay: sampai }),
  ),

  // What buyers show of their payments [PAY-1].
  route(contract.paymentProofs.send, async (deps, buyer, { transaksi_id, jumlah, tanggal }, { file }) => {
    const shown = { orderId: transaksi_id, amount: jumlah, day: tanggal }
    return { data: { bukti_id: await sendProof(deps, buyer, shown, file) } }
  }),
  route(contract.paymentProofs.withdraw, async (deps, buyer, { bukti_id: id, versi: version }) => {
    await withdrawProof(deps, buyer, { id, version })
    return {}
  }),
  route(contract.paymentProofs.decline, async (deps, seller, { bukti_id: id, versi: version, alasan }) => {
    await declineProof(deps, seller, { id, version }, alasan)
    return {}
  }),
  route(contract.paymentProofs.file, (deps, buyer, { bukti_id }) => readProof(deps, buyer, bukti_id)),
  route(contract.paymentProofs.saleFile, (deps, seller, { bukti_id }) => readProof(deps, seller, bukti_id)),
]

function actOf(body: { transaksi_id: string; jumlah: string; kunci: string; sisa?: string | undefined }) {
  return { orderId: body.transaksi_id, amount: body.jumlah, key: body.kunci, seenOpen: body.sisa ?? null }
}

function recordedView({ id, open }: Recorded) {
  return { data: { sisa: open, pembayaran_id: id } }
}

function rulesView({ exchangeDays, ...rules }: Awaited<ReturnType<typeof showRules>>) {
  return collectionRules.encode({ ...rules, exchangeDays: [...exchangeDays] })
}
