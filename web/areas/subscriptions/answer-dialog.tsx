import { LONGEST } from '#domain/limits.ts'
import type { Distributor } from '#domain/subscriptions/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Attachments } from './attachments.tsx'

/** The answer if only documents are attached. */
const ATTACHED = 'Dokumen terlampir.'

interface Props {
  open: boolean
  /** As it was when the dialog was opened. */
  distributor: Distributor
  onClose: () => void
}

/** Answers what a seller asked before deciding: with text, documents, or both [REG-4]. */
export function AnswerDialog({ open, distributor, onClose }: Props) {
  const { id, version, sellerName, sellerNote } = distributor
  const answer = useAct('langganan/jawab', {
    done: 'Jawaban terkirim',
    refreshes: ['subscription', 'perusahaan/dokumen/daftar'],
  })
  const form = useCallForm(answer, {
    start: { jawaban: '', dokumen: [] as string[] }, // ids
    faults: ({ jawaban, dokumen }) =>
      jawaban.trim() || dokumen.length > 0 ? {} : { jawaban: 'Tulis jawaban atau lampirkan dokumen.' },
    body: ({ jawaban, dokumen }) => ({
      langganan_id: id,
      versi: version,
      jawaban: jawaban.trim() || ATTACHED,
      dokumen,
    }),
    // cleared when one of them no longer counts
    chosenAnew: ['dokumen'],
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Jawab permintaan seller"
      description={`${sellerName}: ${sellerNote ?? ''}`}
      confirmLabel="Kirim jawaban"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextareaField
          form={form}
          name="jawaban"
          label="Jawaban"
          hint="Boleh dikosongkan bila dokumen terlampir sudah cukup."
          maxLength={LONGEST.subscriptionText}
        />
        <Attachments control={form.control} name="dokumen" />
      </div>
    </FormModal>
  )
}
