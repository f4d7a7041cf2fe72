import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MovedOn } from '../moved-on.tsx'
import { NoteField } from '../note-field.tsx'
import { negotiationQuery } from '../queries.ts'
import { useExpectedVersion } from '../use-expected-version.ts'

/** The seller's question, and the answer; it does not count as an attempt. */
export function AnswerInfo({ negotiation: nego }: { negotiation: BuyerNegotiation }) {
  const answer = useAct('nego/jawab', {
    done: 'Jawaban terkirim',
    refreshes: ['negotiation'],
    shows: negotiationQuery(nego.id),
  })
  const form = useCallForm(answer, {
    start: { note: '' },
    body: ({ note }) => ({ id: nego.id, version: expectedVersion, note: note.trim() }),
  })
  const { expectedVersion, movedOn, catchUp } = useExpectedVersion(nego.version, form.formState.isDirty)
  const allowed = nego.can.answerInfo
  const question = nego.steps.findLast((step) => step.kind === 'ask')?.note

  return (
    <form noValidate onSubmit={form.send} className="mt-3 grid gap-3">
      {question && (
        <blockquote className="rounded-field border border-info-line bg-info-tint px-4 py-3 text-sm">
          “{question}”
        </blockquote>
      )}
      {movedOn && !answer.working && <MovedOn status={nego.stateLabel} onCatchUp={catchUp} />}
      <NoteField form={form} name="note" label="Jawaban Anda" disabled={!allowed.allowed} />
      <Button type="submit" working={answer.working} disabled={!allowed.allowed} reason={allowed.reason}>
        Kirim jawaban
      </Button>
    </form>
  )
}
