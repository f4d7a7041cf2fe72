import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LARGEST_TAX_ARCHIVE } from '#domain/files/file.ts'
import { generalRefusals } from '#domain/refusals.ts'
import type { AttachedMany } from '#domain/tax/contract.ts'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { sizeFault, useUpload } from '#web/lib/form/upload.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Attaches the faktur pajak of many invoices from one zip, and says what became of each [TAX-2]. */
export function AttachMany() {
  const { progress, error, result, upload } = useArchive()
  return (
    <Section
      title="Pasang banyak sekaligus"
      lead="Unggah satu ZIP berisi PDF dari Coretax. Nomor faktur dan invoice dibaca dari nama atau isi PDF, atau dari CSV di dalamnya dengan kolom berkas, faktur, invoice."
      aside={
        <FileButton
          accept=".zip"
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          working={progress !== null}
          onChoose={(file) => void upload(file)}
        >
          Pilih ZIP
        </FileButton>
      }
    >
      <div className="grid gap-4" aria-live="polite">
        {progress !== null && (
          <ProgressBar label={progress < 1 ? 'Mengunggah ZIP' : 'Membaca faktur pajak'} value={progress} />
        )}
        {error && (
          <Notice tone="danger" title="ZIP belum diproses">
            {error}
          </Notice>
        )}
        {result && <Result result={result} />}
      </div>
    </Section>
  )
}

function Result({ result: { attached, results } }: { result: AttachedMany }) {
  return (
    <>
      <p className="num">
        {attached} dari {results.length} faktur pajak terpasang.
      </p>
      <DataTable
        caption="Hasil pemasangan faktur pajak"
        columns={columns}
        rows={results.map((one, index) => ({ ...one, index }))}
        rowKey={({ index }) => String(index)}
      />
    </>
  )
}

type Row = AttachedMany['results'][number] & { index: number }

const columns: Column<Row>[] = [
  { key: 'berkas', title: 'Berkas', onCard: 'heading', className: 'wrap-anywhere', cell: ({ file }) => file },
  { key: 'faktur', title: 'Nomor faktur', className: 'num', cell: ({ taxNumber }) => taxNumber ?? '–' },
  { key: 'invoice', title: 'Invoice', className: 'num', cell: ({ invoiceNumber }) => invoiceNumber ?? '–' },
  {
    key: 'hasil',
    title: 'Hasil',
    cell: ({ reason }) => (reason ? <span className="text-danger">{reason}</span> : 'Terpasang'),
  },
]

function useArchive() {
  const client = useQueryClient()
  const [result, setResult] = useState<AttachedMany | null>(null)
  /** At 1 it is being read. */
  const { progress, error, upload } = useUpload('pusat-seller/pajak/faktur/pasang-banyak', {
    failed: FAILED,
    whyNot: obstacleTo,
  })

  function send(file: File) {
    if (obstacleTo(file) === null) setResult(null)
    return upload({}, file, ({ data }) => {
      setResult(data)
      return askAgainAbout(client, 'order')
    })
  }

  return { progress, error, result, upload: send }
}

function obstacleTo({ name, size }: File): string | null {
  return /\.zip$/i.test(name) ? sizeFault(size, LARGEST_TAX_ARCHIVE) : generalRefusals.archive_kind.sentence
}
