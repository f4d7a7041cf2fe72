import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { ActProblem } from '#web/lib/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  open: boolean
  title: string
  description: string
  /** Of the field: 'Alasan pembatalan'. */
  label: string
  /** Who reads the reason: 'seller'. */
  reader: string
  confirmLabel: string
  working: boolean
  onConfirm: (reason: string) => Promise<ActProblem>
  onClose: () => void
}

/** Asks why an order ends; somebody else reads it [SELLER-5, ORDER-5, ROLE-10]. */
export function ReasonDialog(props: Props) {
  const { open, title, description, label, reader, confirmLabel, working, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function submit() {
    if (!reason.trim()) return setError('Alasan harus diisi.')
    const problem = await onConfirm(reason.trim())
    if (!problem || problem.movedOn) return onClose()
    setError(problem.field === 'alasan' ? problem.sentence : null)
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone="danger"
      working={working}
      onSend={submit}
    >
      <Field label={label} hint={`Alasan ini dibaca oleh ${reader}.`} error={error}>
        <Textarea
          maxLength={LONGEST.orderReason}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setError(null)
          }}
        />
      </Field>
    </FormModal>
  )
}
