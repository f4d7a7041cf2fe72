import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { LONGEST } from '#domain/limits.ts'
import type { Verification } from '#domain/onboarding/contract-admin.ts'
import { eventLabel } from '#domain/onboarding/events.ts'
import { reasonText } from '#domain/onboarding/reasons.ts'
import { type ApplicationState, applicationLabel } from '#domain/onboarding/state.ts'
import { useServerTime } from '#web/lib/api/server-clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { ApplicationChecks } from './application-checks.tsx'
import { deadlineText } from './deadline.tsx'
import { DecisionForm } from './decision-form.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { verificationQuery } from './queries.ts'

interface Props {
  id: string
  /** By the address; otherwise it is the first of the queue. */
  chosen: boolean
  renderedAt: string
}

/** An application beside its documents, with what was checked, and the decision [ADM-2]. */
export function VerificationDetail({ id, chosen, renderedAt }: Props) {
  const { data: application } = useSuspenseQuery(verificationQuery(id))
  const now = useServerTime(renderedAt)
  const { facts, state, dueAt } = application
  const due = state === 'submitted' && dueAt ? deadlineText(dueAt, now) : null
  const type = ['Seller', facts.sellerType && sellerTypeLabel(facts.sellerType).toLowerCase()].filter(Boolean).join(' ')
  return (
    <Card
      ref={chosen ? showIfBelow : undefined}
      as="section"
      aria-label={application.companyName}
      className="min-w-0 overflow-hidden"
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-4">
        <Avatar name={application.companyName} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">{application.companyName}</h2>
          <p className="num text-sm text-mute">
            {type} · terdaftar {formatDateTime(application.registeredAt)}
          </p>
        </div>
        {due ? (
          <StatusPill tone={due.tone} className="num">
            {due.text}
          </StatusPill>
        ) : (
          <StatusPill tone={stateTones[state]}>{applicationLabel(state)}</StatusPill>
        )}
      </header>
      <div className="grid xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <ApplicationChecks checks={application.checks} />
          <div className="border-t border-line px-5 py-4">
            <FactList
              className="grid-cols-1! sm:grid-cols-2!"
              facts={[
                { label: 'Alamat', value: application.address || 'Belum diisi' },
                { label: 'Telepon', value: application.phone || 'Belum diisi' },
                { label: 'Pengusaha Kena Pajak', value: facts.isPkp ? 'Ya' : 'Tidak' },
                { label: 'Rekening', value: [facts.bank, facts.bankNumber].filter(Boolean).join(' ') || 'Belum diisi' },
                {
                  label: 'Izin',
                  value: facts.licences.map(({ name, number }) => `${name} ${number}`).join('; ') || 'Tidak ada',
                },
              ]}
            />
          </div>
        </div>
        <DocumentViewer files={application.files} />
      </div>
      {application.can.approve.allowed && <DecisionForm application={application} />}
      <ShopActs application={application} />
      {application.history.length > 0 && (
        <div className="border-t border-line px-5 py-4">
          <div className="mb-3 flex items-center justify-between gap-3">
            <h3 className="text-base">Riwayat</h3>
            <Link
              to={`/admin/audit?keyword=${encodeURIComponent(application.companyName)}`}
              className="text-link text-sm"
            >
              Buka audit lengkap
            </Link>
          </div>
          <Timeline
            entries={application.history.map(({ event, at, by, reasons, note }) => ({
              key: `${event} ${at}`,
              title: eventLabel(event),
              time: formatDateTime(at),
              text: [by, reasonText(reasons, note)].filter(Boolean).join(': '),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

/** On a narrow screen it stands under the queue, where its appearance would go unnoticed. */
function showIfBelow(detail: HTMLElement | null): void {
  if (detail && detail.getBoundingClientRect().top > window.innerHeight / 2) detail.scrollIntoView()
}

const stateTones: Record<ApplicationState, Tone> = {
  draft: 'neutral',
  submitted: 'attention',
  correction: 'attention',
  approved: 'success',
  refused: 'danger',
  suspended: 'danger',
  closed: 'neutral',
}

/** An administrator's acts on an open shop: suspend it, and open it again [ADM-2]. */
function ShopActs({ application }: { application: Verification }) {
  const { id, can, shop, state } = application
  if (!can.suspend.allowed && !can.reopen.allowed) return null
  const outcome = { shows: verificationQuery(id), refreshes: ['admin/perusahaan/daftar'] } as const
  const note = { name: 'note', longest: LONGEST.decisionNote }
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4">
      {shop && state === 'approved' && (
        <Link to={`/seller/${shop}`} className={buttonClass({ variant: 'secondary' })}>
          Lihat toko
        </Link>
      )}
      {actsOn(application, {
        suspend: actOn('admin/perusahaan/tangguhkan', {
          label: 'Tangguhkan toko',
          can: can.suspend,
          variant: 'danger-quiet',
          body: ({ version }, note) => ({ id, version, note }),
          field: { ...note, label: 'Alasan untuk seller' },
          title: ({ companyName }) => `Tangguhkan toko ${companyName}?`,
          confirmLabel: 'Tangguhkan',
          tone: 'danger',
          done: 'Toko ditangguhkan',
          ...outcome,
          text: 'Produknya tidak tampil dan tidak dapat dibeli, nego yang berjalan berakhir. Pesanan yang sudah ada tetap berjalan.',
        }),
        reopen: actOn('admin/perusahaan/buka', {
          label: 'Buka kembali toko',
          can: can.reopen,
          body: ({ version }, note) => ({ id, version, note }),
          field: { ...note, label: 'Catatan untuk seller', optional: true },
          title: ({ companyName }) => `Buka kembali toko ${companyName}?`,
          confirmLabel: 'Buka kembali',
          done: 'Toko dibuka kembali',
          ...outcome,
          text: 'Semua yang dijual saat toko ditangguhkan dijual lagi.',
        }),
      })}
    </div>
  )
}
