import { useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { LONGEST, MOST } from '#domain/limits.ts'
import { OTHER_OPTION } from '#domain/surveys/answer.ts'
import type { SurveyVersion } from '#domain/surveys/contract-versions.ts'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { MoveButtons } from '#web/ui/list/move-buttons.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { SURVEY_VIEWS, surveyVersionsQuery } from './queries.ts'

interface Props {
  open: boolean
  /** Null: a new one. */
  version: SurveyVersion | null
  /** The version whose words it starts with. */
  from: SurveyVersion | null
  onClose: () => void
}

/** Where a version of the survey is written: its question, its options, and from when it is asked [ADM-5]. */
export function VersionDialog({ open, version, from, onClose }: Props) {
  const [snapshot] = useState(version)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/survei/versi/simpan', {
    shows: surveyVersionsQuery,
    done: 'Versi tersimpan',
    failed: 'Versi belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: SURVEY_VIEWS,
  })
  const start: TypedVersion = {
    isNewQuestion: snapshot?.isNewQuestion ? 'ya' : 'tidak',
    title: from?.title ?? '',
    lead: from?.lead ?? '',
    options: (from?.options ?? [])
      .filter(({ id }) => id !== OTHER_OPTION)
      .map(({ id, label }) => ({ optionId: id, label })),
    validFrom: snapshot?.validFrom ? writeDay(snapshot.validFrom) : '',
  }
  const form = useCallForm(save, {
    start,
    body: (typed: TypedVersion) => ({
      isNewQuestion: typed.isNewQuestion === 'ya',
      title: typed.title,
      lead: typed.lead,
      options: typed.options.map(({ optionId, label }) => (optionId === null ? { label } : { id: optionId, label })),
      validFrom: typed.validFrom.trim() === '' ? null : (readDay(typed.validFrom) ?? typed.validFrom),
      ...(snapshot && { versionId: snapshot.id, revision: snapshot.revision }),
    }),
    // errors inside a list are not taken from the contract
    faults: ({ options }) => Object.fromEntries(options.flatMap(optionFaults)),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  const { errors } = form.formState
  return (
    <FormModal
      open={open}
      size="lg"
      onClose={onClose}
      title={snapshot ? 'Ubah versi survei' : 'Tulis versi baru'}
      description="Jawaban yang sudah masuk tetap pada versi yang ditanyakan."
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {refused && <Notice tone="danger">{refused}</Notice>}
        <Field label="Yang ditanyakan" group error={errors.isNewQuestion?.message}>
          <div className="grid gap-2 sm:grid-cols-2">
            <RadioCard
              title="Pertanyaan yang sama"
              text="Ditanyakan kepada yang belum menjawab; jawabannya dihitung bersama."
              value="tidak"
              {...form.register('isNewQuestion')}
            />
            <RadioCard
              title="Pertanyaan baru"
              text="Ditanyakan kepada semua pembeli lagi; jawabannya dihitung sendiri."
              value="ya"
              {...form.register('isNewQuestion')}
            />
          </div>
        </Field>
        <TextField form={form} name="title" label="Pertanyaan" maxLength={LONGEST.surveyQuestion} />
        <TextareaField form={form} name="lead" label="Keterangan" optional maxLength={LONGEST.surveyLead} rows={2} />
        <OptionFields form={form} />
        <Field
          label="Ditanyakan sejak"
          optional
          hint="Hari Jakarta, paling cepat hari ini. Kosongkan untuk menyimpan sebagai draf. Sejak harinya, versi tidak dapat diubah lagi."
          error={errors.validFrom?.message}
        >
          <DayInput {...form.register('validFrom')} />
        </Field>
      </div>
    </FormModal>
  )
}

/** The options of a version in their order; 'Lainnya' follows by itself. */
export function OptionFields({ form }: { form: UseFormReturn<TypedVersion> }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'options' })
  const error = form.formState.errors.options?.message ?? form.formState.errors.options?.root?.message
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-semibold">Pilihan jawaban</legend>
      <p className="text-xs text-mute">
        Pilihan yang diganti kata-katanya tetap dihitung sebagai pilihan yang sama. Untuk pilihan lain, hapus dan
        tambahkan yang baru.
      </p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2">
          <TextField
            form={form}
            name={`options.${index}.label`}
            hideLabel
            label={`Pilihan ${index + 1}`}
            maxLength={LONGEST.surveyOption}
            layoutClass="min-w-0 flex-1"
          />
          <MoveButtons
            name={`pilihan ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
          />
          <IconButton icon="trash" label={`Hapus pilihan ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <p className="text-sm text-mute">Lainnya, dengan keterangan perusahaan sendiri, selalu yang terakhir.</p>
      {fields.length < MOST.surveyOptions && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" size={16} />}
            onClick={() => append({ optionId: null, label: '' })}
          >
            Tambah pilihan
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export interface TypedVersion {
  isNewQuestion: 'ya' | 'tidak'
  title: string
  lead: string
  /** Options in their order; `optionId` is null of one that is new. */
  options: { optionId: number | null; label: string }[]
  validFrom: string
}

/** The faults of an option, by field. */
export function optionFaults(
  { label }: TypedVersion['options'][number],
  index: number,
  all: TypedVersion['options'],
): [string, string][] {
  const words = label.trim().toLowerCase()
  const isTwice = words === 'lainnya' || all.slice(0, index).some((other) => other.label.trim().toLowerCase() === words)
  const fault = words === '' ? 'Pilihan harus diisi.' : isTwice ? 'Pilihan ini sudah ada.' : null
  return fault ? [[`options.${index}.label`, fault]] : []
}
