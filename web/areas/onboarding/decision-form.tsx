import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { Verification } from '#domain/onboarding/codec-admin.ts'
import { applicationDocumentLabel } from '#domain/onboarding/document-kind.ts'
import {
  type Decision,
  type DecisionReason,
  decision,
  decisionReason,
  decisionReasons,
  reasonLabel,
} from '#domain/onboarding/reasons.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { verificationQuery } from './queries.ts'

type WireDecision = (typeof decision.names)[Decision]
type WireReason = (typeof decisionReason.names)[DecisionReason]

const choices: { decision: Decision; label: string; send: string; done: string }[] = [
  { decision: 'approve', label: 'Setujui', send: 'Setujui dan buka toko', done: 'Pendaftaran disetujui' },
  { decision: 'correct', label: 'Minta perbaikan', send: 'Kirim permintaan perbaikan', done: 'Permintaan terkirim' },
  { decision: 'refuse', label: 'Tolak', send: 'Tolak pendaftaran', done: 'Pendaftaran ditolak' },
]

/** Approve, ask for a correction or refuse, with reasons and a note that the company reads [ADM-2]. */
export function DecisionForm({ application }: { application: Verification }) {
  // what was looked at is what is decided, whatever arrives meanwhile; once told of that, what the page shows by then
  const [looked, look] = useState<Verification | null>(application)
  const asked = looked ?? application
  const act = useAct('admin/perusahaan/putuskan', {
    done: ({ data }) => choices.find((one) => data.status === afterwards[one.decision])?.done ?? null,
    shows: verificationQuery(application.id),
    refreshes: ['admin/perusahaan/daftar'],
  })
  const form = useCallForm(act, {
    start: {
      keputusan: '' as WireDecision | '',
      alasan: [] as WireReason[],
      catatan: '',
      dokumen_dibaca: [] as string[],
    },
    body: ({ keputusan, alasan, catatan, dokumen_dibaca }) => ({
      pengajuan_id: asked.id,
      versi: asked.version,
      keputusan: keputusan as WireDecision, // none is refused by the rules
      alasan: keputusan === 'setujui' ? [] : alasan,
      catatan,
      dokumen_dibaca: keputusan === 'setujui' ? dokumen_dibaca : [],
    }),
    faults: ({ keputusan, alasan, dokumen_dibaca }) => {
      if (keputusan === '') return {}
      if (keputusan !== 'setujui') return alasan.length === 0 ? { alasan: 'Pilih setidaknya satu alasan.' } : {}
      const allRead = asked.files.every(({ id }) => dokumen_dibaca.includes(id))
      return allRead ? {} : { dokumen_dibaca: 'Baca dan tandai setiap dokumen sebelum menyetujui.' }
    },
    keep: true,
    onClose: () => look(null),
  })
  const [keputusan, alasan] = form.watch(['keputusan', 'alasan'])
  const chosen = choices.find((one) => decision.encode(one.decision) === keputusan)
  const { errors } = form.formState

  function toggle(reason: WireReason) {
    form.setValue('alasan', alasan.includes(reason) ? alasan.filter((one) => one !== reason) : [...alasan, reason])
    form.clearErrors('alasan')
  }

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 border-t border-line px-5 py-4">
      <Field group label="Keputusan" error={errors.keputusan?.message}>
        <div className="grid gap-2 sm:grid-cols-3">
          {choices.map((one) => (
            <RadioCard
              key={one.decision}
              {...form.register('keputusan')}
              value={decision.encode(one.decision)}
              title={one.label}
            />
          ))}
        </div>
      </Field>
      {keputusan === 'setujui' && (
        <Field group label="Dokumen yang sudah dibaca" error={errors.dokumen_dibaca?.message}>
          <div className="grid gap-1 sm:grid-cols-2">
            {asked.files.map((file) => (
              <Checkbox
                key={file.id}
                {...form.register('dokumen_dibaca')}
                value={file.id}
                label={applicationDocumentLabel(file.kind)}
                hint={<bdi className="wrap-anywhere">{file.fileName}</bdi>}
              />
            ))}
          </div>
        </Field>
      )}
      {chosen && keputusan !== 'setujui' && (
        <Field group label="Alasan" error={errors.alasan?.message}>
          <div className="flex flex-wrap gap-1.5">
            {decisionReasons.map((reason) => {
              const word = decisionReason.encode(reason)
              const on = alasan.includes(word)
              return (
                <button
                  key={reason}
                  type="button"
                  aria-pressed={on}
                  onClick={() => toggle(word)}
                  className={cx(
                    'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold pointer-coarse:min-h-11',
                    on ? 'border-primary-line bg-primary-tint text-primary' : 'border-line hover:border-line-strong',
                  )}
                >
                  {on && <Icon name="check" size={15} />}
                  {reasonLabel(reason)}
                </button>
              )
            })}
          </div>
        </Field>
      )}
      <TextareaField form={form} name="catatan" label="Catatan" optional maxLength={LONGEST.decisionNote} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-mute">Alasan dan catatan ini dikirim ke perusahaan dan tercatat di audit.</p>
        <Button type="submit" variant={keputusan === 'tolak' ? 'danger' : 'primary'} working={form.working}>
          {chosen?.send ?? 'Kirim keputusan'}
        </Button>
      </div>
    </form>
  )
}

const afterwards = { approve: 'disetujui', correct: 'perlu_perbaikan', refuse: 'ditolak' } as const
