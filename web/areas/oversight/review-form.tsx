import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { OverseenCompany } from '#domain/oversight/codec-companies.ts'
import {
  type ReviewReason,
  reviewDecision,
  reviewReason,
  reviewReasonLabel,
  reviewReasons,
} from '#domain/oversight/review-reasons.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { companyQuery } from './queries.ts'
import type { OverseenReview } from './review-card.tsx'

type WireReason = (typeof reviewReason.names)[ReviewReason]

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

/** Verify a company that buys or what a seller asks for, or send it back with reasons that are read there [ADM-2]. */
export function ReviewForm(shown: Props) {
  // what was looked at is what is decided, whatever arrives meanwhile; once told of that, what the page shows by then
  const [looked, look] = useState<Props | null>(shown)
  const { company, review } = looked ?? shown
  const { can } = shown.review
  const said = words[company.kind]
  const act = useAct('admin/pembeli/periksa', {
    done: ({ data }) => (data.pemeriksaan?.status === 'terverifikasi' ? said.verified : said.corrected),
    shows: companyQuery(company.id),
    refreshes: ['admin/pembeli/daftar'],
  })
  const form = useCallForm(act, {
    start: {
      keputusan: reviewDecision.encode(can.verify.allowed ? 'verify' : 'correct'),
      alasan: [] as WireReason[],
      catatan: '',
    },
    body: ({ keputusan, alasan, catatan }) => ({
      perusahaan_id: company.id,
      versi: review.version,
      keputusan,
      alasan: keputusan === 'verifikasi' ? [] : alasan,
      catatan: keputusan === 'verifikasi' ? '' : catatan,
    }),
    faults: ({ keputusan, alasan }) =>
      keputusan !== 'verifikasi' && alasan.length === 0 ? { alasan: 'Pilih setidaknya satu alasan.' } : {},
    keep: true,
    onClose: () => look(null),
  })
  const [keputusan, alasan] = form.watch(['keputusan', 'alasan'])
  const { errors } = form.formState

  function toggle(reason: WireReason) {
    form.setValue('alasan', alasan.includes(reason) ? alasan.filter((one) => one !== reason) : [...alasan, reason])
    form.clearErrors('alasan')
  }

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 border-t border-line px-5 py-4">
      <Field group label="Keputusan" error={errors.keputusan?.message}>
        <div className="grid gap-2">
          {can.verify.allowed && <RadioCard {...form.register('keputusan')} value="verifikasi" title={said.verify} />}
          {can.correct.allowed && <RadioCard {...form.register('keputusan')} value="perbaikan" title={said.correct} />}
        </div>
      </Field>
      {keputusan === 'perbaikan' && (
        <>
          <Field group label="Alasan" error={errors.alasan?.message}>
            <div className="grid gap-1">
              {reviewReasons.map((reason) => {
                const word = reviewReason.encode(reason)
                return (
                  <Checkbox
                    key={reason}
                    label={reviewReasonLabel(reason)}
                    checked={alasan.includes(word)}
                    onChange={() => toggle(word)}
                  />
                )
              })}
            </div>
          </Field>
          <TextareaField form={form} name="catatan" label="Catatan" optional maxLength={LONGEST.decisionNote} />
        </>
      )}
      <p className="text-xs text-mute">Keputusan dikirim ke perusahaan dan tercatat di audit.</p>
      <Button type="submit" working={form.working}>
        {keputusan === 'verifikasi' ? said.sendVerify : said.sendCorrect}
      </Button>
    </form>
  )
}
