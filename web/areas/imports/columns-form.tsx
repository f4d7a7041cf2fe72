import { useEffect, useState } from 'react'
import { formatQuantity } from '#domain/format.ts'
import { type ColumnName, columnsOf, importColumns, isNumberColumn } from '#domain/imports/columns.ts'
import type { ImportDetail } from '#domain/imports/shapes.ts'
import { quantityText } from '#domain/money.ts'
import { type NumberStyle, otherReading, readNumber } from '#domain/numbers/number-text.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { refreshes } from './queries.ts'

/** Which column of the file is which, and how its numbers are written; changed, its rows are checked anew [SHOP-4]. */
export function ColumnsForm({ one, onPairing }: { one: ImportDetail; onPairing: (isPairing: boolean) => void }) {
  const { numbers, unpaired = [] } = one.questions ?? {}
  // undefined: not assigned yet
  const [columns, setColumns] = useState<(ColumnName | null | undefined)[]>(
    one.columns.map(({ column }, index) => (unpaired.includes(index) ? undefined : column)),
  )
  const [style, setStyle] = useState<NumberStyle | null>(numbers ? null : one.style)
  const [problem, setProblem] = useState<string | null>(null)
  const act = useAct('pusat-seller/impor/kolom', { done: 'Baris diperiksa lagi', refreshes })
  const paired = columns.filter(Boolean).length
  const isChanged = style !== one.style || columns.some((column, index) => column !== one.columns[index]?.column)
  const isOpen = style === null || columns.includes(undefined)
  // to say that it is as it was guessed is an answer too
  const isAnswered = !isOpen && (Boolean(numbers) || unpaired.length > 0)
  const names = columnsOf(one.kind)
  // what is shown of the rows, and would be applied, is of other columns until they are checked
  useEffect(() => onPairing(isChanged), [isChanged, onPairing])

  const check = async () => {
    const body = {
      id: one.id,
      version: one.version,
      columns: columns.map((column) => column ?? ('' as const)),
      ...(style !== null && (numbers || style !== one.style) && { style }),
    }
    setProblem(null)
    await act.send(body, {
      marks: ({ sentence, movedOn }) => {
        if (!movedOn) setProblem(sentence)
        return !movedOn
      },
    })
  }
  return (
    <Section
      title="Kolom"
      lead={`${paired} dipasangkan, ${columns.filter((column) => column === null).length} diabaikan`}
    >
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {one.columns.map(({ head, example }, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and may be called alike
            key={index}
            label={head || `Kolom ${index + 1}`}
            hint={example && `Misalnya: ${example}`}
          >
            <Select
              size="sm"
              value={columns[index] ?? (columns[index] === null ? PASSED_OVER : '')}
              placeholder="Pilih isinya"
              onChange={(event) => {
                const { value } = event.currentTarget
                const chosen = value === PASSED_OVER ? null : (value as ColumnName) // its options are columns
                const isTaken = (column: ColumnName | null | undefined) => column != null && column === chosen
                setColumns(columns.map((column, at) => (at === index ? chosen : isTaken(column) ? null : column)))
              }}
              options={[
                { value: PASSED_OVER, label: 'Abaikan' },
                ...names.map((name) => ({ value: name, label: importColumns[name].head })),
              ]}
            />
          </Field>
        ))}
        {!numbers && style && (
          <Field
            label="Penulisan angka"
            hint={doubtIn(one, columns, style) ?? 'Untuk angka yang dapat dibaca dua cara, seperti 1.250.'}
          >
            <Select
              size="sm"
              value={style}
              onChange={(event) => setStyle(event.currentTarget.value as NumberStyle)} // its options are these
              options={[
                { value: 'id', label: '1.250 = seribu dua ratus lima puluh' },
                { value: 'en', label: '1.250 = satu koma dua lima' },
              ]}
            />
          </Field>
        )}
      </div>
      {numbers && <StyleQuestion question={numbers} style={style} onChoose={setStyle} />}
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      {(isChanged || one.questions) && (
        <Button
          variant={one.questions ? 'primary' : 'secondary'}
          size="sm"
          className="mt-4"
          working={act.working}
          disabled={isOpen || !(isChanged || isAnswered)}
          reason={style === null ? 'Pilih cara angka ditulis.' : 'Pilih isi setiap kolom, atau abaikan.'}
          onClick={() => void check()}
        >
          Periksa lagi
        </Button>
      )}
    </Section>
  )
}

const PASSED_OVER = '-'

interface StyleQuestionProps {
  question: NonNullable<NonNullable<ImportDetail['questions']>['numbers']>
  style: NumberStyle | null
  onChoose: (style: NumberStyle) => void
}

/** Values of the file as they are read in either notation, of which one is chosen. */
function StyleQuestion({ question: { contradiction, examples }, style, onChoose }: StyleQuestionProps) {
  const readAs = (of: NumberStyle) =>
    examples.map((example) => (
      <span key={example.text} className="num block">
        {example.text} = <b className="font-semibold">{formatQuantity(quantityText(example[of]))}</b>
      </span>
    ))
  return (
    <Field
      group
      label="Cara berkas ini menulis angka"
      hint={
        contradiction
          ? `'${contradiction.id}' dan '${contradiction.en}' di berkas ini ditulis dengan dua cara.`
          : 'Angka-angka ini dapat dibaca dua cara, dan isi lain berkas ini tidak menunjukkan yang mana.'
      }
      className="mt-5"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          name="style"
          title="Titik memisahkan ribuan"
          text={readAs('id')}
          checked={style === 'id'}
          onChange={() => onChoose('id')}
        />
        <RadioCard
          name="style"
          title="Titik memisahkan desimal"
          text={readAs('en')}
          checked={style === 'en'}
          onChange={() => onChoose('en')}
        />
      </div>
    </Field>
  )
}

/** How the first row's number is read that could be read otherwise; a workbook's numbers are what they are. */
function doubtIn(
  { columns, file }: ImportDetail,
  names: readonly (ColumnName | null | undefined)[],
  style: NumberStyle,
): string | undefined {
  if (/\.xlsx$/i.test(file)) return undefined
  for (const [index, { example }] of columns.entries()) {
    const name = names[index]
    const other = name && isNumberColumn(name) ? otherReading(example, style) : null
    const read = other && readNumber(example, style)
    if (read) return `'${example}' dibaca ${formatQuantity(read)}, bukan ${formatQuantity(other)}.`
  }
  return undefined
}
