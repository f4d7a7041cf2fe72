import type { OverseenCompany } from '#domain/administration/contract-companies.ts'
import { type ReviewState, reviewLabel } from '#domain/administration/review.ts'
import { inGroups } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { companyQuery } from './queries.ts'
import { ReviewForm } from './review-form.tsx'

export type OverseenReview = NonNullable<OverseenCompany['review']>

interface Props {
  company: OverseenCompany
  review: OverseenReview
}

/** The review state of a company, a seller's request, and the administrator's acts [ADM-2]. */
export function ReviewCard({ company, review }: Props) {
  const { state, dueAt, requested: requestedIdentity, can } = review
  const outcome = { shows: companyQuery(company.id), refreshes: ['admin/perusahaan/semua'] } as const
  return (
    <Card as="section" aria-label="Status" className="overflow-hidden">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">Status</h2>
          {company.closedAt ? (
            <StatusPill tone="neutral">Ditutup</StatusPill>
          ) : company.suspendedAt ? (
            <StatusPill tone="danger">Ditangguhkan</StatusPill>
          ) : (
            <StatusPill tone={reviewTones[state]}>{reviewLabel(state)}</StatusPill>
          )}
        </div>
        {requestedIdentity && (
          <FactList
            layout="rows"
            facts={[
              { label: 'Nama kini', value: company.name },
              { label: 'Nama yang diajukan', value: requestedIdentity.name },
              {
                label: 'NPWP yang diajukan',
                value: requestedIdentity.npwp === null ? 'Tidak diisi' : inGroups(requestedIdentity.npwp),
              },
              { label: 'NIB yang diajukan', value: requestedIdentity.nib ?? 'Tidak diisi' },
            ]}
          />
        )}
        {state === 'waiting' && <p className="num text-sm text-mute">Tenggat {formatDateTime(dueAt)}</p>}
        {company.closedAt && (
          <Notice title={`Ditutup pemiliknya pada ${formatDateTime(company.closedAt)}`}>
            Tidak ada lagi yang bertindak untuk perusahaan ini. Pesanan dan dokumennya tetap disimpan.
          </Notice>
        )}
        {company.suspendedAt && !company.closedAt && (
          <Notice tone="danger" title={`Ditangguhkan sejak ${formatDateTime(company.suspendedAt)}`}>
            <p className="wrap-anywhere">{company.suspensionReason}</p>
            <p>Pemeriksaan data: {reviewLabel(state)}.</p>
          </Notice>
        )}
      </div>
      {(can.verify.allowed || can.correct.allowed) && <ReviewForm company={company} review={review} />}
      {(can.suspend.allowed || can.reopen.allowed) && (
        <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4">
          {actsOn(
            { company, review },
            {
              suspend: actOn('admin/pembeli/tangguhkan', {
                label: 'Tangguhkan perusahaan',
                can: can.suspend,
                variant: 'danger-quiet',
                body: ({ review: { version } }, note) => ({ companyId: company.id, version, note }),
                field: { ...note, label: 'Alasan untuk perusahaan' },
                title: ({ company: { name } }) => `Tangguhkan ${name}?`,
                confirmLabel: 'Tangguhkan',
                tone: 'danger',
                done: 'Perusahaan ditangguhkan',
                ...outcome,
                text: 'Anggotanya hanya dapat membaca. Nego dan persetujuan yang berjalan berakhir; pesanan yang sudah ada tetap berjalan. Anggota dan seller-nya diberi tahu.',
              }),
              reopen: actOn('admin/pembeli/buka', {
                label: 'Buka kembali perusahaan',
                can: can.reopen,
                body: ({ review: { version } }, note) => ({ companyId: company.id, version, note }),
                field: { ...note, label: 'Catatan untuk perusahaan', optional: true },
                title: ({ company: { name } }) => `Buka kembali ${name}?`,
                confirmLabel: 'Buka kembali',
                done: 'Perusahaan dibuka kembali',
                ...outcome,
                text: 'Anggotanya dapat memesan, nego, dan chat lagi. Nego yang sudah berakhir tidak kembali.',
              }),
            },
          )}
        </div>
      )}
    </Card>
  )
}

const reviewTones: Record<ReviewState, Tone> = {
  waiting: 'attention',
  correction: 'attention',
  verified: 'success',
}

const note = { name: 'note', longest: LONGEST.decisionNote }
