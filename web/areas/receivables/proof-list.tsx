import type { ReactNode } from 'react'
import type { Proof } from '#domain/receivables/contract.ts'
import { type ProofState, proofStateLabel } from '#domain/receivables/proof.ts'
import { Amount } from '#web/lib/amount.tsx'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDay } from '#web/lib/dates.ts'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

interface Props {
  proofs: readonly Proof[]
  /** The call that answers with a proof's file, of the reader's side. */
  file: 'tagihan/bukti/berkas' | 'pusat-seller/pembayaran/bukti/berkas'
  actsOf: (proof: Proof) => ReactNode
}

/** A buyer's proofs of payment, with their states [PAY-1]. */
export function ProofList({ proofs, file, actsOf }: Props) {
  if (proofs.length === 0) return null
  return (
    <ul aria-label="Bukti pembayaran" className="mt-2.5 divide-y divide-line border-t border-line text-sm">
      {proofs.map((proof) => (
        <li key={proof.id} className="grid gap-1.5 py-2.5">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <a
                href={fileAddress(file, { bukti_id: proof.id })}
                target="_blank"
                rel="noopener"
                className="font-semibold text-link wrap-anywhere"
              >
                {proof.fileName}
                <span className="sr-only"> (tab baru)</span>
              </a>
              <p className="num text-mute wrap-anywhere">
                <Amount of={proof.amount} /> · dibayar {formatDay(proof.day)} · {proof.sender}
              </p>
              {proof.reason && <p className="wrap-anywhere">{proof.reason}</p>}
            </div>
            <StatusPill tone={tones[proof.state]}>{proofStateLabel(proof.state)}</StatusPill>
          </div>
          {proof.state === 'waiting' && (
            <div className="flex flex-wrap gap-2" data-print="hide">
              {actsOf(proof)}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const tones: Record<ProofState, Tone> = {
  waiting: 'attention',
  recorded: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}
