import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ActProblem } from './use-subscription-act.ts'

// as the contract's longest text, whose schema stays out of the browser
const LONGEST = 300

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
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      keepOnPressOutside
      title={title}
      description={text}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" variant={tone} working={working}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field label={label} hint={hint} error={error}>
        <Textarea
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(null)
          }}
        />
      </Field>
    </Modal>
  )
}
