import { type SubmitEvent, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { BuyerNegotiation } from '#domain/negotiations/codec.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { ActProblem } from '../use-negotiation-act.ts'
import { useSeenVersion } from '../use-seen-version.ts'

interface Props {
  negotiation: BuyerNegotiation
  working: boolean
  onAnswer: (versi: number, answer: string) => Promise<ActProblem>
}

/** What the seller asked, and the answer; it costs no attempt. */
export function AnswerInfo({ negotiation: nego, working, onAnswer }: Props) {
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { seen, movedOn, catchUp } = useSeenVersion(nego.version)
  const question = nego.steps.findLast((step) => step.kind === 'ask')?.note
  if (movedOn && !answer) catchUp()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!answer.trim()) return setError('Tulis keterangannya terlebih dahulu.')
    const problem = await onAnswer(seen, answer.trim())
    if (problem) setError(problem.sentence)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
      {question && (
        <blockquote className="rounded-field border border-info-line bg-info-tint px-4 py-3 text-sm">
          “{question}”
        </blockquote>
      )}
      <Field label="Jawaban Anda" aside={`${answer.length}/${LONGEST.negotiationNote}`} error={error}>
        <Textarea
          rows={2}
          counter={false}
          maxLength={LONGEST.negotiationNote}
          value={answer}
          disabled={!nego.can.answerInfo.allowed}
          onChange={(event) => {
            setAnswer(event.target.value)
            setError(null)
          }}
        />
      </Field>
      <Button
        type="submit"
        working={working}
        disabled={!nego.can.answerInfo.allowed}
        reason={nego.can.answerInfo.reason}
      >
        Kirim jawaban
      </Button>
    </form>
  )
}
