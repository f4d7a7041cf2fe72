import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import type { ActProblem } from './use-negotiation-act.ts'
import { useSeenVersion } from './use-seen-version.ts'

interface Props {
  open: boolean
  title: string
  /** What comes of it. */
  text?: string
  /** The name of the field to write in; without it nothing is to be written. */
  label?: string
  optional?: boolean
  hint?: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  /** The version on the page. */
  versi: number
  working: boolean
  onSend: (versi: number, note: string) => Promise<ActProblem>
  onClose: () => void
}

/** Asks once more, and for a reason or question where one is needed; answers the version it was opened on [NEGO-14]. */
export function NoteDialog(props: Props) {
  const {
    open,
    title,
    text,
    label,
    optional,
    hint,
    confirmLabel,
    tone = 'primary',
    versi,
    working,
    onSend,
    onClose,
  } = props
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { seen } = useSeenVersion(versi)

  async function submit() {
    if (working) return
    if (label && !optional && !note.trim()) return setError(`${label} harus diisi.`)
    const problem = await onSend(seen, note.trim())
    if (!problem || problem.movedOn || !label) return onClose()
    setError(problem.sentence)
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
      onSend={submit}
    >
      {label && (
        <Field
          label={label}
          optional={optional ?? false}
          hint={hint}
          error={error}
          aside={`${note.length}/${LONGEST.negotiationNote}`}
        >
          <Textarea
            rows={3}
            counter={false}
            maxLength={LONGEST.negotiationNote}
            value={note}
            onChange={(event) => {
              setNote(event.target.value)
              setError(null)
            }}
          />
        </Field>
      )}
    </FormModal>
  )
}
