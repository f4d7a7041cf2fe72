import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { ActProblem } from '#web/lib/use-page-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

// as the contract's longest text, whose schema stays out of the browser

export interface TextDialogProps {
  open: boolean
  title: string
  /** What comes of it. */
  text: string
  /** The name of the field, which must be filled in. */
  label: string
  hint?: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  working: boolean
  onSend: (text: string) => Promise<ActProblem>
  onClose: () => void
}

/** Asks for a reason, a wish or an answer; what is typed stays until it is sent. */
export function TextDialog(props: TextDialogProps) {
  const { open, title, text, label, hint, confirmLabel, tone = 'primary', working, onSend, onClose } = props
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function send() {
    if (!typed.trim()) return setError(`${label} harus diisi.`)
    const problem = await onSend(typed.trim())
    if (problem && !problem.movedOn) return setError(problem.sentence)
    setTyped('')
    onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      confirmLabel={confirmLabel}
      tone={tone}
      working={working}
      onSend={send}
    >
      <Field label={label} hint={hint} error={error}>
        <Textarea
          maxLength={LONGEST.subscriptionText}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(null)
          }}
        />
      </Field>
    </FormModal>
  )
}
