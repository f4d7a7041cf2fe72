import { parse } from 'csv-parse/browser/esm/sync'
import { useState } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { readTable, type TypedRate } from './typed-rates.ts'

interface Props {
  open: boolean
  onClose: () => void
  onRead: (rates: TypedRate[]) => void
}

const UNREADABLE = 'Berkas ini tidak dapat dibaca. Simpan sebagai CSV, lalu coba lagi.'
// 38 provinces take 2 kB
const MOST_BYTES = 100_000

/** Fills the table of rates from a spreadsheet or a CSV file; nothing is saved by it. */
export function ImportDialog({ open, onClose, onRead }: Props) {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])

  function take(): void {
    const read = readTable(linesOf(text))
    setFaults(read.faults)
    if (!read.rates) return
    onRead(read.rates)
    toast.success('Tabel terisi. Periksa, lalu simpan.')
    onClose()
  }

  async function choose(file: File): Promise<void> {
    const content = file.size > MOST_BYTES ? null : await file.text().catch(() => null)
    if (content === null || content.includes('\0')) return setFaults([UNREADABLE])
    setFaults([])
    setText(content.replace('\uFEFF', ''))
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Isi tabel tarif"
      description="Tiga kolom: provinsi, biaya dasar, biaya per kg atau liter. Seluruh tabel diganti; belum ada yang disimpan."
      confirmLabel="Isi tabel"
      cancelLabel="Batal"
      working={false}
      onSend={take}
    >
      <div className="grid gap-3">
        <Field label="Tempel dari lembar kerja" error={faults.slice(0, 8).join(' ') || null}>
          <Textarea
            rows={8}
            className="num"
            placeholder={'Bali\t75.000\t600'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div>
          <FileButton
            variant="secondary"
            size="sm"
            icon={<Icon name="upload" size={18} />}
            accept=".csv,.tsv,.txt,text/csv"
            onChoose={(file) => void choose(file)}
          >
            Pilih berkas CSV
          </FileButton>
        </div>
      </div>
    </FormModal>
  )
}

function linesOf(text: string): string[][] {
  // a tab or a semicolon is no part of any amount; where there is either, a comma may be
  const delimiter = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ','
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false })
  } catch {
    return [[text]]
  }
}
