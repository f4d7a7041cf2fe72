import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { LONGEST_NOTE } from './note.ts'
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

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (working) return
    if (label && !optional && !note.trim()) return setError(`${label} harus diisi.`)
    const problem = await onSend(seen, note.trim())
    if (!problem || problem.movedOn || !label) return onClose()
    setError(problem.sentence)
  }

  return (
    <Modal
      open={open}
      onClose={() => working || onClose()}
      size="sm"
      keepOnPressOutside
      title={title}
      description={text}
      onSubmit={(event) => void submit(event)}
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
      {label && (
        <Field
          label={label}
          optional={optional ?? false}
          hint={hint}
          error={error}
          aside={`${note.length}/${LONGEST_NOTE}`}
        >
          <Textarea
            rows={3}
            counter={false}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => {
              setNote(event.target.value)
              setError(null)
            }}
          />
        </Field>
      )}
    </Modal>
  )
}
