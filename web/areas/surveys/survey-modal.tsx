import { useQuery } from '@tanstack/react-query'
import { LONGEST } from '#domain/limits.ts'
import { answerProblem, OTHER_OPTION } from '#domain/surveys/answer.ts'
import { removeKey } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { surveyQuery } from './queries.ts'

const problems = {
  survey_choice_needed: { optionId: 'Silakan pilih dari pilihan yang tersedia !' },
  survey_text_needed: { otherText: 'Silakan inputkan keterangan "Lainnya" terlebih dahulu !' },
}

interface Props {
  companyId: string
  open: boolean
  onClose: () => void
}

/** Asks the question of today; once answered it is not asked again [SURVEY-1, HOME-6]. */
export function SurveyModal({ companyId, open, onClose }: Props) {
  const current = useQuery(surveyQuery)
  const survey = current.data
  const submit = useAct('survey/submit', { done: answered, failed: { always: 'Jawaban Anda gagal diproses' } })
  const form = useCallForm(submit, {
    // the option's id, a string as in the radio buttons
    start: { optionId: '', otherText: '' },
    faults({ optionId, otherText }) {
      const problem = answerProblem(Number(optionId) || null, otherText)
      return problem ? problems[problem] : {}
    },
    body: ({ optionId, otherText }) => ({
      companyId,
      ...(survey && { versionId: survey.id }),
      optionId: Number(optionId),
      ...(isOther(optionId) && { otherText }),
    }),
    onClose,
  })
  const { errors } = form.formState
  const typed = form.watch()

  return (
    <Modal
      // with its question, which then has the focus
      open={open && current.isFetched}
      onClose={() => form.working || onClose()}
      keepOnPressOutside
      title={survey?.title ?? 'Survei'}
      description={survey?.lead}
      onSubmit={form.send}
      footer={
        <>
          <Button variant="secondary" disabled={form.working} onClick={onClose}>
            Nanti saja
          </Button>
          <Button type="submit" working={form.working} disabled={!survey}>
            Kirim jawaban
          </Button>
        </>
      }
    >
      {survey ? (
        <div className="grid gap-4">
          <Field label="Pilihan jawaban" hideLabel group error={errors.optionId?.message}>
            <div className="grid gap-2">
              {survey.options.map(({ id, label }) => (
                <RadioCard key={id} title={label} value={id} {...form.register('optionId')} />
              ))}
            </div>
          </Field>
          {isOther(typed.optionId) && (
            <Field
              label="Keterangan"
              aside={`${typed.otherText.length}/${LONGEST.otherSurveyAnswer}`}
              error={errors.otherText?.message}
            >
              <TextInput maxLength={LONGEST.otherSurveyAnswer} {...form.register('otherText')} />
            </Field>
          )}
        </div>
      ) : (
        <ErrorState
          title="Gagal mengambil data survey"
          onRetry={() => void current.refetch()}
          working={current.isFetching}
        />
      )}
    </Modal>
  )
}

function isOther(optionId: string): boolean {
  return Number(optionId) === OTHER_OPTION
}

/** Clears the flag, so that the survey is not asked again. @returns what to show */
function answered(): string {
  removeKey('OpenSurveyIdentification')
  return 'Jawaban Anda telah kami terima'
}
