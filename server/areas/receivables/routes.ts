import { contract } from '#domain/contract.ts'
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
    const allocations = body.allocations ?? null
    const payment = { ...actOf(body), day: body.day, allocations, keepsRest: body.keepsRest }
    const proofId = body.proofId ?? null
    return recordedView(await recordPayment(deps, seller, { ...payment, proofId }))
  }),
  route(contract.receivables.spendCredit, async (deps, seller, body) =>
    recordedView(await spendCredit(deps, seller, actOf(body))),
  ),
  route(contract.receivables.writeOff, async (deps, owner, { reason, ...body }) =>
    recordedView(await writeOff(deps, owner, { ...actOf(body), reason })),
  ),
  route(contract.receivables.undo, async (deps, seller, { id: actId, reason }) => {
    return { data: { id: await undoAct(deps, seller, { actId, reason }) } }
  }),
  route(contract.receivables.ofSale, async (deps, seller, { orderId }) => ({
    data: moneyView(await showMoney(deps, seller, orderId), seller),
  })),
  route(contract.debts.debts, async (deps, seller, { page, perPage }) => ({
    data: await showDebts(deps, seller, { page, perPage }),
  })),
  route(contract.debts.bills, async (deps, buyer) => ({
    data: await showBills(deps, buyer),
  })),
  route(contract.statements.statement, async (deps, seller, { customerId, from, until }) => ({
    data: await showStatement(deps, seller, { customerId, from, until }),
  })),
  route(contract.receivables.ofOrder, async (deps, buyer, { orderId }) => ({
    data: moneyView(await showMoney(deps, buyer, orderId), buyer),
  })),

  // How a seller collects what it is owed [PAY-2].
  route(contract.collection.rules, async (deps, seller) => ({ data: rulesView(await showRules(deps, seller)) })),
  route(contract.collection.changeRules, async (deps, owner, { version, blockAfterDays, exchangeDays }) => ({
    data: rulesView(await changeRules(deps, owner, { version, blockAfterDays: blockAfterDays ?? null, exchangeDays })),
  })),
  route(contract.collection.customer, async (deps, seller, { customerId }) => ({
    data: await showExchange(deps, seller, customerId),
  })),
  route(contract.collection.changeCustomer, async (deps, owner, { customerId, days }) => {
    await changeExchange(deps, owner, { customerId, days })
    return {}
  }),

  // Payments of any days as tables [ORDER-8, PAY-1].
  route(contract.paymentExports.paid, async (deps, buyer, { format, from, until }) =>
    exportPayments(deps, buyer, { format, firstDay: from, lastDay: until }),
  ),
  route(contract.paymentExports.received, async (deps, seller, { format, from, until }) =>
    exportPayments(deps, seller, { format, firstDay: from, lastDay: until }),
  ),

  // What buyers show of their payments [PAY-1].
  route(contract.paymentProofs.send, async (deps, buyer, shown, { file }) => ({
    data: { id: await sendProof(deps, buyer, shown, file) },
  })),
  route(contract.paymentProofs.withdraw, async (deps, buyer, { id, version }) => {
    await withdrawProof(deps, buyer, { id, version })
    return {}
  }),
  route(contract.paymentProofs.decline, async (deps, seller, { id, version, reason }) => {
    await declineProof(deps, seller, { id, version }, reason)
    return {}
  }),
  route(contract.paymentProofs.file, (deps, buyer, { id }) => readProof(deps, buyer, id)),
  route(contract.paymentProofs.saleFile, (deps, seller, { id }) => readProof(deps, seller, id)),
]

interface StatementParams {
  orderId: string
  amount: string
  key: string
  open?: string | undefined
}

function actOf({ orderId, amount, key, open }: StatementParams) {
  return { orderId, amount, key, expectedOpen: open ?? null }
}

function recordedView({ id, open }: Recorded) {
  return { data: { id, open } }
}

function rulesView({ exchangeDays, ...rules }: Awaited<ReturnType<typeof showRules>>) {
  return { ...rules, exchangeDays: [...exchangeDays] }
}
