import { type SubmitEvent, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { BuyerNegotiation } from '#domain/negotiations/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { MovedOn } from '../moved-on.tsx'
import { negotiationQuery } from '../queries.ts'
import { useTypedAnswer } from '../use-typed-answer.ts'

/** The seller's question, and the answer; it does not count as an attempt. */
export function AnswerInfo({ negotiation: nego }: { negotiation: BuyerNegotiation }) {
  const { typed, seenVersion, movedOn, type, catchUp } = useTypedAnswer(nego.version)
  const [error, setError] = useState<string | null>(null)
  const answer = useAct('nego/jawab', {
    done: 'Jawaban terkirim',
    refreshes: ['negotiation'],
    shows: negotiationQuery(nego.id),
  })
  const allowed = nego.can.answerInfo
  const question = nego.steps.findLast((step) => step.kind === 'ask')?.note

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const catatan = typed?.trim()
    if (!catatan) return setError('Tulis keterangannya terlebih dahulu.')
    const problem = await answer.send({ nego_id: nego.id, versi: seenVersion, catatan })
    if (problem) setError(problem.sentence)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
      {question && (
        <blockquote className="rounded-field border border-info-line bg-info-tint px-4 py-3 text-sm">
          “{question}”
        </blockquote>
      )}
      {movedOn && !answer.working && <MovedOn status={nego.stateLabel} onCatchUp={catchUp} />}
      <Field label="Jawaban Anda" aside={`${typed?.length ?? 0}/${LONGEST.negotiationNote}`} error={error}>
        <Textarea
          rows={2}
          counter={false}
          maxLength={LONGEST.negotiationNote}
          value={typed ?? ''}
          disabled={!allowed.allowed}
          onChange={(event) => {
            type(event.target.value || null)
            setError(null)
          }}
        />
      </Field>
      <Button type="submit" working={answer.working} disabled={!allowed.allowed} reason={allowed.reason}>
        Kirim jawaban
      </Button>
    </form>
  )
}
