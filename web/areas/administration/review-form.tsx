import { useState } from 'react'
import type { OverseenCompany } from '#domain/administration/contract-companies.ts'
import {
  type ReviewDecision,
  type ReviewReason,
  reviewReasonLabel,
  reviewReasons,
} from '#domain/administration/review-reasons.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { companyQuery } from './queries.ts'
import type { OverseenReview } from './review-card.tsx'

interface Props {
  company: OverseenCompany
  review: OverseenReview
}

const words = {
  buyer: {
    verify: 'Terverifikasi',
    correct: 'Minta perbaikan',
    sendVerify: 'Tandai terverifikasi',
    sendCorrect: 'Kirim permintaan perbaikan',
    verified: 'Perusahaan terverifikasi',
    corrected: 'Permintaan terkirim',
  },
  seller: {
    verify: 'Setujui',
    correct: 'Tolak',
    sendVerify: 'Setujui perubahan',
    sendCorrect: 'Tolak perubahan',
    verified: 'Nama dan nomor baru berlaku',
    corrected: 'Perubahan ditolak',
  },
}

/** Verifies a buyer company or a seller's request, or returns it with reasons for the company [ADM-2]. */
export function ReviewForm(shown: Props) {
  // the reviewed version is decided on, whatever arrives meanwhile; after a refusal, the version that the page shows by
  // then
  const [reviewed, setReviewed] = useState<Props | null>(shown)
  const { company, review } = reviewed ?? shown
  const { can } = shown.review
  const labels = words[company.kind]
  const act = useAct('admin/pembeli/periksa', {
    done: ({ data }) => (data.review?.state === 'verified' ? labels.verified : labels.corrected),
    shows: companyQuery(company.id),
    refreshes: ['admin/pembeli/daftar'],
  })
  const form = useCallForm(act, {
    start: {
      decision: (can.verify.allowed ? 'verify' : 'correct') as ReviewDecision,
      reasons: [] as ReviewReason[],
      note: '',
    },
    body: ({ decision, reasons, note }) => ({
      companyId: company.id,
      version: review.version,
      decision,
      reasons: decision === 'verify' ? [] : reasons,
      note: decision === 'verify' ? '' : note,
    }),
    faults: ({ decision, reasons }) =>
      decision !== 'verify' && reasons.length === 0 ? { reasons: 'Pilih setidaknya satu alasan.' } : {},
    keep: true,
    onClose: () => setReviewed(null),
  })
  const [decision, reasons] = form.watch(['decision', 'reasons'])
  const { errors } = form.formState

  function toggle(reason: ReviewReason) {
    form.setValue('reasons', reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason])
    form.clearErrors('reasons')
  }

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 border-t border-line px-5 py-4">
      <Field group label="Keputusan" error={errors.decision?.message}>
        <div className="grid gap-2">
          {can.verify.allowed && <RadioCard {...form.register('decision')} value="verify" title={labels.verify} />}
          {can.correct.allowed && <RadioCard {...form.register('decision')} value="correct" title={labels.correct} />}
        </div>
      </Field>
      {decision === 'correct' && (
        <>
          <Field group label="Alasan" error={errors.reasons?.message}>
            <div className="grid gap-1">
              {reviewReasons.map((reason) => (
                <Checkbox
                  key={reason}
                  label={reviewReasonLabel(reason)}
                  checked={reasons.includes(reason)}
                  onChange={() => toggle(reason)}
                />
              ))}
            </div>
          </Field>
          <TextareaField form={form} name="note" label="Catatan" optional maxLength={LONGEST.decisionNote} />
        </>
      )}
      <p className="text-xs text-mute">Keputusan dikirim ke perusahaan dan tercatat di audit.</p>
      <Button type="submit" working={form.working}>
        {decision === 'verify' ? labels.sendVerify : labels.sendCorrect}
      </Button>
    </form>
  )
}
