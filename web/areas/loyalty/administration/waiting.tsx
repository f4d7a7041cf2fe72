import { formatQuantity } from '#domain/format.ts'
import type { GivingProposal } from '#domain/loyalty/contract-administration.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'

/** That something waits for a second administrator, who wrote it and when, and why the asker is not that one [ADM-5]. */
export function WaitingNote({ proposal }: { proposal: GivingProposal }) {
  return (
    <div className="max-w-72 whitespace-normal">
      <span className="text-sm font-semibold text-amber-ink">Menunggu persetujuan administrator kedua</span>
      <span className="num mt-0.5 block text-xs text-mute">
        {proposal.by}, {formatDateTime(proposal.at)}
      </span>
      {proposal.confirm.reason && <span className="block text-xs text-mute">{proposal.confirm.reason}</span>}
    </div>
  )
}

interface Props {
  of: { proposal: GivingProposal | null }
  name: string
  onAsk: () => void
}

/** Asks the administrator who may confirm what waits to do so [ADM-5]. */
export function ConfirmGiving({ of: { proposal }, name, onAsk }: Props) {
  if (!proposal?.confirm.allowed) return null
  return (
    <Button variant="secondary" size="sm" onClick={onAsk}>
      Setujui<span className="sr-only"> {name}</span>
    </Button>
  )
}

/** The terms of a voucher, as words of a sentence. */
export function GivingWords(terms: { amount: DecimalText; minSpend: DecimalText; validDays: number }) {
  return (
    <>
      <b>
        <Amount of={terms.amount} />
      </b>{' '}
      {isMore(terms.minSpend, 0) ? (
        <>
          untuk barang minimal <Amount of={terms.minSpend} />
        </>
      ) : (
        'tanpa minimal'
      )}
      , berlaku {formatQuantity(String(terms.validDays))} hari
    </>
  )
}
