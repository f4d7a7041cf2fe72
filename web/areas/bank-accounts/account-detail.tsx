import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountEventLabel } from '#domain/bank-accounts/events.ts'
import { accountLabel } from '#domain/bank-accounts/state.ts'
import { ChecksList, deadlineText, OpenDocument } from '#web/areas/onboarding/public.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { useServerTime } from '#web/lib/api/server-clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { accountQuery } from './queries.ts'
import { ReviewActs } from './review-acts.tsx'
import { stateTones } from './state-tones.ts'

interface Props {
  id: string
  /** By the address; otherwise it is the first of the queue. */
  chosen: boolean
  renderedAt: string
}

const checkLabels = { holder: 'Atas nama', number: 'Rekening', double: 'Toko lain' }

/** An account beside the document that proves it, with what was checked, and the look that is due [SHOP-8]. */
export function AccountDetail({ id, chosen, renderedAt }: Props) {
  const { data: account } = useSuspenseQuery(accountQuery(id))
  const now = useServerTime(renderedAt)
  const { state, dueAt, file } = account
  const waits = state === 'proposed' || state === 'checked'
  const due = waits && dueAt ? deadlineText(dueAt, now) : null
  return (
    <Card
      ref={chosen ? showIfBelow : undefined}
      as="section"
      aria-label={account.companyName}
      className="min-w-0 overflow-hidden"
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-4">
        <Avatar name={account.companyName} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">
            <Link to={`/seller/${account.shop}`} className="hover:underline">
              {account.companyName}
            </Link>
          </h2>
          <p className="num text-sm text-mute">Diajukan {formatDateTime(account.proposedAt)}</p>
        </div>
        {due && (
          <StatusPill tone={due.tone} className="num">
            {due.text}
          </StatusPill>
        )}
        <StatusPill tone={stateTones[state]}>{accountLabel(state)}</StatusPill>
      </header>
      <div className="grid xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <ChecksList checks={account.checks.map(({ name, ...check }) => ({ ...check, label: checkLabels[name] }))} />
          <div className="border-t border-line px-5 py-4">
            <FactList
              className="grid-cols-1! sm:grid-cols-2!"
              facts={[
                { label: 'Bank', value: account.bank },
                { label: 'Nomor rekening', value: <span className="text-lg tracking-wider">{account.number}</span> },
                { label: 'Atas nama', value: account.holder },
                {
                  label: 'Berlaku sekarang',
                  value: account.current ?? (state === 'in_force' ? 'Rekening ini' : 'Belum ada'),
                },
              ]}
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3 border-line bg-page p-4 max-xl:border-t xl:border-s">
          {file ? (
            <Proof id={id} file={{ fileName: file.name, fileKind: file.kind, size: file.size }} />
          ) : (
            <p className="grid min-h-40 flex-1 place-items-center text-center text-sm text-mute">
              {state === 'withdrawn'
                ? 'Pengajuan ini ditarik seller, dan buktinya dihapus.'
                : 'Diperiksa bersama pendaftaran toko; dokumennya ada di sana.'}
            </p>
          )}
        </div>
      </div>
      <ReviewActs account={account} />
      {account.history.length > 0 && (
        <div className="border-t border-line px-5 py-4">
          <h3 className="mb-3 text-base">Riwayat</h3>
          <Timeline
            entries={account.history.map(({ event, at, by, note }) => ({
              key: `${event} ${at}`,
              title: accountEventLabel(event),
              time: formatDateTime(at),
              text: [by, note].filter(Boolean).join(': '),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

/** Shown once it is requested: that it was opened is audited. */
function Proof({ id, file }: { id: string; file: Parameters<typeof OpenDocument>[0]['file'] }) {
  const [opened, open] = useState(false)
  if (opened) {
    return (
      <OpenDocument
        address={fileAddress('admin/rekening/berkas', { rekening_id: id })}
        label="bukti rekening"
        file={file}
      />
    )
  }
  return (
    <div className="grid min-h-40 flex-1 place-items-center content-center gap-3 rounded-card border border-dashed border-line-strong p-5 text-center text-sm text-mute">
      <p>Bandingkan isian dengan bukti rekening. Setiap pembukaan tercatat di audit.</p>
      <Button size="sm" variant="secondary" onClick={() => open(true)}>
        Buka bukti rekening
      </Button>
    </div>
  )
}

/** On a narrow screen it stands under the queue, where its appearance would go unnoticed. */
function showIfBelow(detail: HTMLElement | null): void {
  if (detail && detail.getBoundingClientRect().top > window.innerHeight / 2) detail.scrollIntoView()
}
