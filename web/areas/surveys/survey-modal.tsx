import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { answerProblem, OTHER_OPTION } from '#domain/surveys/answer.ts'
import { surveyOption } from '#domain/surveys/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { removeKey } from '#web/lib/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'

const problems = {
  survey_choice_needed: 'Silakan pilih dari pilihan yang tersedia !',
  survey_text_needed: 'Silakan inputkan keterangan "Lainnya" terlebih dahulu !',
}

interface Props {
  companyId: string
  onClose: () => void
}

/** Asks how the company found the platform; answered once, it is not asked again [SURVEY-1, HOME-6]. */
export function SurveyModal({ companyId, onClose }: Props) {
  const options = useQuery({ queryKey: ['survey'], queryFn: readOptions })
  const [chosen, setChosen] = useState<number | null>(null)
  const [other, setOther] = useState('')
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const [working, setWorking] = useState(false)

  async function send() {
    const found = answerProblem(chosen, other)
    setProblem(found)
    if (found || chosen === null || working) return
    setWorking(true)
    try {
      await callApi('survey/submit', {
        company_id: companyId,
        survey_id: chosen,
        ...(chosen === OTHER_OPTION && { survey_nama: other.trim() }),
      })
      removeKey('OpenSurveyIdentification')
      toast.success('Jawaban Anda telah kami terima')
      onClose()
    } catch {
      toast.failure('Jawaban Anda gagal diproses')
      setWorking(false)
    }
  }

  return (
    <Modal
      open
      onClose={() => working || onClose()}
      keepOnPressOutside
      title="Dari mana Anda mengetahui kami?"
      description="Satu pertanyaan saja, agar kami tahu cara terbaik menjangkau perusahaan seperti Anda."
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={onClose}>
            Nanti saja
          </Button>
          <Button type="submit" working={working} disabled={!options.data}>
            Kirim jawaban
          </Button>
        </>
      }
    >
      {options.data ? (
        <div className="grid gap-4">
          <Field
            label="Pilihan jawaban"
            hideLabel
            group
            error={problem === 'survey_choice_needed' ? problems[problem] : null}
          >
            <div className="grid gap-2">
              {options.data.map(({ id, label }) => (
                <RadioCard
                  key={id}
                  name="survey"
                  title={label}
                  checked={chosen === id}
                  onChange={() => {
                    setChosen(id)
                    setProblem(null)
                  }}
                />
              ))}
            </div>
          </Field>
          {chosen === OTHER_OPTION && (
            <Field
              label="Keterangan"
              aside={`${other.length}/${LONGEST.otherSurveyAnswer}`}
              error={problem === 'survey_text_needed' ? problems[problem] : null}
            >
              <TextInput
                maxLength={LONGEST.otherSurveyAnswer}
                value={other}
                onChange={(event) => {
                  setOther(event.target.value)
                  setProblem(null)
                }}
              />
            </Field>
          )}
        </div>
      ) : options.isPending ? (
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      ) : (
        <ErrorState
          title="Gagal mengambil data survey"
          onRetry={() => void options.refetch()}
          working={options.isFetching}
        />
      )}
    </Modal>
  )
}

async function readOptions() {
  return (await callApi('survey', {})).data.map(surveyOption.decode)
}
