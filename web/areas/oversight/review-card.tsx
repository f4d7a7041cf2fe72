import { inGroups } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { OverseenCompany } from '#domain/oversight/contract-companies.ts'
import { type ReviewState, reviewLabel } from '#domain/oversight/review.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
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

/** How a company stands, what a seller asks for, and what an administrator may do about it [ADM-2]. */
export function ReviewCard({ company, review }: Props) {
  const { asking, asked, ask, close } = useAsked<'suspend' | 'reopen', Props>({ company, review })
  const { state, dueAt, asked: wanted, can } = review
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
        {wanted && (
          <FactList
            layout="rows"
            facts={[
              { label: 'Nama kini', value: company.name },
              { label: 'Nama yang diajukan', value: wanted.name },
              { label: 'NPWP yang diajukan', value: wanted.npwp === null ? 'Tidak diisi' : inGroups(wanted.npwp) },
              { label: 'NIB yang diajukan', value: wanted.nib ?? 'Tidak diisi' },
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
          {can.suspend.allowed && (
            <Button variant="danger-quiet" onClick={() => ask('suspend')}>
              Tangguhkan perusahaan
            </Button>
          )}
          {can.reopen.allowed && <Button onClick={() => ask('reopen')}>Buka kembali perusahaan</Button>}
        </div>
      )}
      <SuspendDialog open={asking === 'suspend'} asked={asked} onClose={close} />
      <ReopenDialog open={asking === 'reopen'} asked={asked} onClose={close} />
    </Card>
  )
}

interface DialogProps {
  open: boolean
  asked: Props
  onClose: () => void
}

/** The form of an act on a company as it was seen, with a note that its people read. */
function useStandingForm(
  call: 'admin/pembeli/tangguhkan' | 'admin/pembeli/buka',
  done: string,
  { asked: { company, review }, onClose }: DialogProps,
) {
  const act = useAct(call, { done, shows: companyQuery(company.id), refreshes: ['admin/perusahaan/semua'] })
  return useCallForm(act, {
    start: { note: '' },
    body: ({ note }) => ({ companyId: company.id, version: review.version, note }),
    onClose,
  })
}

function SuspendDialog(dialog: DialogProps) {
  const form = useStandingForm('admin/pembeli/tangguhkan', 'Perusahaan ditangguhkan', dialog)
  return (
    <TextDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={`Tangguhkan ${dialog.asked.company.name}?`}
      description="Anggotanya hanya dapat membaca. Nego dan persetujuan yang berjalan berakhir; pesanan yang sudah ada tetap berjalan. Anggota dan seller-nya diberi tahu."
      form={form}
      name="note"
      label="Alasan untuk perusahaan"
      longest={LONGEST.decisionNote}
      confirmLabel="Tangguhkan"
      tone="danger"
    />
  )
}

function ReopenDialog(dialog: DialogProps) {
  const form = useStandingForm('admin/pembeli/buka', 'Perusahaan dibuka kembali', dialog)
  return (
    <TextDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={`Buka kembali ${dialog.asked.company.name}?`}
      description="Anggotanya dapat memesan, nego, dan chat lagi. Nego yang sudah berakhir tidak kembali."
      form={form}
      name="note"
      label="Catatan untuk perusahaan"
      optional
      longest={LONGEST.decisionNote}
      confirmLabel="Buka kembali"
    />
  )
}

const reviewTones: Record<ReviewState, Tone> = {
  waiting: 'attention',
  correction: 'attention',
  verified: 'success',
}
