import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { mayDo, type Permission, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { isMore, isSame } from '#domain/money.ts'
import type { Entry, ShownMoney } from '#domain/receivables/codec.ts'
import { paymentStateOf } from '#domain/receivables/standing.ts'
import { actLabel, isUndoable } from '#domain/receivables/words.ts'
import type { EntryRow } from './queries-reading.ts'
import type { OrderLedger } from './show-money.ts'

/** An order's money with what its reader may do about it [PAY-1]. */
export function moneyView(ledger: OrderLedger, reader: Buyer | Seller): ShownMoney {
  const { order, isPayable, credit, others, today } = ledger
  return {
    ...order,
    state: isPayable ? paymentStateOf(order, today) : null,
    credit,
    entries: ledger.entries.flatMap((entry) => entryView(entry, reader)),
    others,
    proofs: ledger.proofs.map((proof) => ({ ...proof, sentAt: proof.sentAt.toISOString() })),
    today,
    can: {
      record: may(ledger, reader, 'payments.record'),
      spendCredit: isMore(credit, 0) ? may(ledger, reader, 'payments.record') : no('Tidak ada kelebihan bayar.'),
      writeOff: mayGiveUp(ledger, reader),
      sendProof: mayProve(ledger, reader),
    },
  }
}

function may({ order, isPayable }: OrderLedger, reader: Buyer | Seller, permission: Permission): Allowed {
  if (reader.companyKind === 'buyer') return no('Pembayaran dicatat oleh seller.')
  if (!mayDo(reader, permission)) return no(ROLE_FORBIDS)
  if (!isPayable) return no('Pesanan ini dibatalkan.')
  return isMore(order.open, 0) ? yes : no('Pesanan ini sudah lunas.')
}

/** What is not asked for yet is not given up either. */
function mayGiveUp(ledger: OrderLedger, reader: Buyer | Seller): Allowed {
  const allowed = may(ledger, reader, 'payments.write-off')
  return allowed.allowed && !isMore(ledger.order.toPay, 0) ? no('Belum ada yang harus dibayar.') : allowed
}

function mayProve({ order, isPayable }: OrderLedger, reader: Buyer | Seller): Allowed {
  if (reader.companyKind === 'seller') return no('Bukti pembayaran dikirim oleh pembeli.')
  if (!mayDo(reader, 'payments.prove')) return no(ROLE_FORBIDS)
  if (!isPayable) return no('Pesanan ini belum disetujui atau sudah dibatalkan.')
  return isMore(order.open, 0) ? yes : no('Pesanan ini sudah lunas.')
}

function entryView(entry: EntryRow, reader: Buyer | Seller): Entry[] {
  // that goods were invoiced changes nothing about what is to be paid
  if (entry.kind === 'invoice' || entry.kind === 'opening') return []
  // nor does it that such an invoice was undone
  if (entry.kind === 'reversal' && isSame(entry.amount, '0')) return []
  const { via, ...shown } = entry
  return [
    {
      ...shown,
      label: actLabel(entry.kind, via),
      at: entry.at.toISOString(),
      by: entry.byName ?? 'Sistem',
      isUndoable: isUndoable(entry.kind) && !entry.isUndone && mayAskAgain(entry, reader),
    },
  ]
}

/** What the owner has given up is the owner's to ask for again. */
function mayAskAgain({ kind }: EntryRow, reader: Buyer | Seller): boolean {
  return kind !== 'write_off' || mayDo(reader, 'payments.write-off')
}
