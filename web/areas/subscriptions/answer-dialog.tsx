import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { Distributor } from '#domain/subscriptions/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Attachments, useAttachments } from './attachments.tsx'

/** What the seller reads where documents say it all. */
const ATTACHED = 'Dokumen terlampir.'

interface Props {
  open: boolean
  distributor: Distributor
  onClose: () => void
}

/** Answers what a seller wants to see before it decides: words, documents, or both [REG-4]. */
export function AnswerDialog({ open, distributor, onClose }: Props) {
  const { id, version, sellerName, sellerNote } = distributor
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const attachments = useAttachments()
  const answer = useAct('langganan/jawab', { done: 'Jawaban terkirim', refreshes: ['subscription'] })

  async function send() {
    const jawaban = typed.trim() || (attachments.ids.length > 0 ? ATTACHED : '')
    if (!jawaban) return setError('Tulis jawaban atau lampirkan dokumen.')
    const body = { langganan_id: id, versi: version, jawaban, dokumen: attachments.ids }
    const problem = await answer.send(body)
    if (problem && !problem.movedOn) {
      if (!attachments.take(problem)) setError(problem.sentence)
      return
    }
    setTyped('')
    attachments.clear()
    onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Jawab permintaan seller"
      description={`${sellerName}: ${sellerNote ?? ''}`}
      confirmLabel="Kirim jawaban"
      working={answer.working}
      onSend={send}
    >
      <div className="grid gap-4">
        <Field label="Jawaban" hint="Boleh dikosongkan bila dokumen terlampir sudah cukup." error={error}>
          <Textarea
            maxLength={LONGEST.subscriptionText}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(null)
            }}
          />
        </Field>
        <Attachments {...attachments.shown} />
      </div>
    </FormModal>
  )
}
