import { useEffect, useState } from 'react'
import { formatQuantity } from '#domain/format.ts'
import type { ImportDetail } from '#domain/imports/codec.ts'
import { type ColumnName, columnsOf, importColumns, isNumberColumn } from '#domain/imports/columns.ts'
import { type NumberStyle, otherReading, readNumber } from '#domain/number-text.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { refreshes } from './queries.ts'

/** Which column of the file is which, and how its numbers are written; changed, its rows are checked anew [SHOP-4]. */
export function ColumnsForm({ one, onPairing }: { one: ImportDetail; onPairing: (isPairing: boolean) => void }) {
  const [columns, setColumns] = useState(one.columns.map(({ column }) => column))
  const [style, setStyle] = useState<NumberStyle>(one.style)
  const [problem, setProblem] = useState<string | null>(null)
  const act = useAct('pusat-seller/impor/kolom', { done: 'Baris diperiksa lagi', refreshes })
  const paired = columns.filter(Boolean).length
  const isChanged = style !== one.style || columns.some((column, place) => column !== one.columns[place]?.column)
  const names = columnsOf(one.kind)
  // what is shown of the rows, and would be applied, is of other columns until they are checked
  useEffect(() => onPairing(isChanged), [isChanged, onPairing])

  const check = async () => {
    const body = {
      impor_id: one.id,
      versi: one.version,
      kolom: columns.map((column) => column ?? ('' as const)),
      angka: style,
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
    <Section title="Kolom" lead={`${paired} dipasangkan, ${columns.length - paired} diabaikan`}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {one.columns.map(({ head, example }, place) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and may be called alike
            key={place}
            label={head || `Kolom ${place + 1}`}
            hint={example && `Misalnya: ${example}`}
          >
            <Select
              size="sm"
              value={columns[place] ?? ''}
              placeholder="Abaikan"
              onChange={(event) => {
                const chosen = (event.currentTarget.value || null) as ColumnName | null // its options are columns
                setColumns(columns.map((column, at) => (at === place ? chosen : column === chosen ? null : column)))
              }}
              options={names.map((name) => ({ value: name, label: importColumns[name].head }))}
            />
          </Field>
        ))}
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
      </div>
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      {isChanged && (
        <Button variant="secondary" size="sm" className="mt-4" working={act.working} onClick={() => void check()}>
          Periksa lagi
        </Button>
      )}
    </Section>
  )
}

/** How the first row's number is read that could be read otherwise; a workbook's numbers are what they are. */
function doubtIn(
  { columns, file }: ImportDetail,
  names: readonly (ColumnName | null)[],
  style: NumberStyle,
): string | undefined {
  if (/\.xlsx$/i.test(file)) return undefined
  for (const [place, { example }] of columns.entries()) {
    const name = names[place]
    const other = name && isNumberColumn(name) ? otherReading(example, style) : null
    const read = other && readNumber(example, style)
    if (read) return `'${example}' dibaca ${formatQuantity(read)}, bukan ${formatQuantity(other)}.`
  }
  return undefined
}
