import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { Verification } from '#domain/onboarding/contract-admin.ts'
import { applicationDocumentLabel } from '#domain/onboarding/document-kind.ts'
import { type Decision, type DecisionReason, decisionReasons, reasonLabel } from '#domain/onboarding/reasons.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { verificationQuery } from './queries.ts'

const choices: { decision: Decision; label: string; send: string; done: string }[] = [
  { decision: 'approve', label: 'Setujui', send: 'Setujui dan buka toko', done: 'Pendaftaran disetujui' },
  { decision: 'correct', label: 'Minta perbaikan', send: 'Kirim permintaan perbaikan', done: 'Permintaan terkirim' },
  { decision: 'refuse', label: 'Tolak', send: 'Tolak pendaftaran', done: 'Pendaftaran ditolak' },
]

/** Approve, ask for a correction or refuse, with reasons and a note that the company reads [ADM-2]. */
export function DecisionForm({ application }: { application: Verification }) {
  // the reviewed version is decided on, whatever arrives meanwhile; after a refusal, the version that the page shows by
  // then
  const [shown, setShown] = useState<Verification | null>(application)
  const target = shown ?? application
  const act = useAct('admin/perusahaan/putuskan', {
    done: ({ data }) => choices.find((one) => data.state === outcomes[one.decision])?.done ?? null,
    shows: verificationQuery(application.id),
    refreshes: ['admin/perusahaan/daftar'],
  })
  const form = useCallForm(act, {
    start: {
      decision: '' as Decision | '',
      reasons: [] as DecisionReason[],
      note: '',
      readDocuments: [] as string[],
    },
    body: ({ decision, reasons, note, readDocuments }) => ({
      id: target.id,
      version: target.version,
      decision: decision as Decision, // none is refused by the rules
      reasons: decision === 'approve' ? [] : reasons,
      note,
      readDocuments: decision === 'approve' ? readDocuments : [],
    }),
    faults: ({ decision, reasons, readDocuments }) => {
      if (decision === '') return {}
      if (decision !== 'approve') return reasons.length === 0 ? { reasons: 'Pilih setidaknya satu alasan.' } : {}
      const allRead = target.files.every(({ id }) => readDocuments.includes(id))
      return allRead ? {} : { readDocuments: 'Baca dan tandai setiap dokumen sebelum menyetujui.' }
    },
    keep: true,
    onClose: () => setShown(null),
  })
  const [decision, reasons] = form.watch(['decision', 'reasons'])
  const chosen = choices.find((one) => one.decision === decision)
  const { errors } = form.formState

  function toggle(reason: DecisionReason) {
    form.setValue('reasons', reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason])
    form.clearErrors('reasons')
  }

  return (
    <form method="post" onSubmit={form.send} noValidate className="grid gap-4 border-t border-line px-5 py-4">
      <Field group label="Keputusan" error={errors.decision?.message}>
        <div className="grid gap-2 sm:grid-cols-3">
          {choices.map((one) => (
            <RadioCard key={one.decision} {...form.register('decision')} value={one.decision} title={one.label} />
          ))}
        </div>
      </Field>
      {decision === 'approve' && (
        <Field group label="Dokumen yang sudah dibaca" error={errors.readDocuments?.message}>
          <div className="grid gap-1 sm:grid-cols-2">
            {target.files.map((file) => (
              <Checkbox
                key={file.id}
                {...form.register('readDocuments')}
                value={file.id}
                label={applicationDocumentLabel(file.kind)}
                hint={<bdi className="wrap-anywhere">{file.fileName}</bdi>}
              />
            ))}
          </div>
        </Field>
      )}
      {chosen && decision !== 'approve' && (
        <Field group label="Alasan" error={errors.reasons?.message}>
          <div className="flex flex-wrap gap-1.5">
            {decisionReasons.map((reason) => {
              const on = reasons.includes(reason)
              return (
                <button
                  key={reason}
                  type="button"
                  aria-pressed={on}
                  onClick={() => toggle(reason)}
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
      <TextareaField form={form} name="note" label="Catatan" optional maxLength={LONGEST.decisionNote} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-mute">Alasan dan catatan ini dikirim ke perusahaan dan tercatat di audit.</p>
        <Button type="submit" variant={decision === 'refuse' ? 'danger' : 'primary'} working={form.working}>
          {chosen?.send ?? 'Kirim keputusan'}
        </Button>
      </div>
    </form>
  )
}

const outcomes = { approve: 'approved', correct: 'correction', refuse: 'refused' } as const
