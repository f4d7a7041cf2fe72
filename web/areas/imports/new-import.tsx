import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { fileSizeText, LARGEST_TABLE } from '#domain/files/file.ts'
import { importKind } from '#domain/imports/kind.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { tableFault, useUpload } from '#web/lib/form/upload.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { pillClass, pillRowClass } from '#web/ui/list/chip.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { importPath } from './paths.ts'
import { kindChoices } from './words.ts'

/** Where a file is dropped or chosen, with what it is about, and an example of it: the shop's own products [SHOP-4]. */
export function NewImport() {
  const [kind, setKind] = useState(kindChoices[0])
  const { progress, error, upload } = useImportUpload()
  const { over, dropTarget: drop } = useFileDrop(([file]) => kind && file && void upload(kind.value, file))
  if (!kind) return null
  return (
    <Card padded>
      <CardTitle>Impor berkas</CardTitle>
      <fieldset>
        <legend className="sr-only">Isi berkas</legend>
        <div className={cx(pillRowClass, 'flex-wrap')}>
          {kindChoices.map((choice) => (
            <label
              key={choice.value}
              className={cx(pillClass(choice === kind), 'cursor-pointer has-focus-visible:outline-2')}
            >
              <input
                type="radio"
                name="kind"
                className="sr-only"
                checked={choice === kind}
                onChange={() => setKind(choice)}
              />
              {choice.label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-sm text-mute">{kind.hint}</p>
      {/* the button within it does the same */}
      <div
        {...drop}
        className={cx(
          'mt-4 grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center transition-colors',
          over ? 'border-primary bg-primary-wash' : 'border-line-strong bg-wash',
        )}
      >
        <FileButton
          accept=".csv,.xlsx"
          icon={<Icon name="upload" size={18} />}
          working={progress !== null}
          onChoose={(file) => void upload(kind.value, file)}
        >
          Pilih berkas
        </FileButton>
        <p className="text-sm text-mute">
          atau letakkan di sini. CSV atau Excel (.xlsx), paling besar {fileSizeText(LARGEST_TABLE)}.
        </p>
        {progress !== null && (
          <div className="w-full max-w-80" role="status">
            <ProgressBar label="Mengunggah berkas" value={progress} />
            <p className="mt-1 text-xs text-mute">{progress < 1 ? 'Mengunggah . . .' : 'Memeriksa baris . . .'}</p>
          </div>
        )}
      </div>
      {error && (
        <Notice tone="danger" className="mt-3">
          {error}
        </Notice>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        Ambil susunan kolomnya dari produk Anda sendiri, ubah isinya, lalu unggah kembali. Tidak ada yang berubah
        sebelum Anda menekan Terapkan.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={fileAddress('pusat-seller/impor/contoh', { jenis: importKind.encode(kind.value), format })}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="download" size={16} />
            Unduh {kind.label.toLowerCase()} ({format === 'xlsx' ? 'Excel' : 'CSV'})
          </a>
        ))}
      </div>
    </Card>
  )
}

type Kind = BodyOf<CallAt<'pusat-seller/impor/unggah'>>['kind']

const FAILED = 'Berkas belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** Uploads a file, which is checked, and leads to what its rows would do; an error stays until the next attempt [SHOP-4]. */
function useImportUpload() {
  const navigate = useNavigate()
  const { progress, error, upload } = useUpload('pusat-seller/impor/unggah', { failed: FAILED, whyNot: tableFault })
  return {
    /** 0 to 1 during an upload; at 1 it is being checked. */
    progress,
    error,
    upload: (kind: Kind, file: File) => upload({ kind }, file, ({ data }) => navigate(importPath(data.id))),
  }
}
