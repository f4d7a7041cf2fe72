import { useState } from 'react'
import { type FileKind, fileSizeText, kindLabels } from '#domain/files/file.ts'
import type { ApplicationFile } from '#domain/onboarding/contract.ts'
import { applicationDocumentLabel } from '#domain/onboarding/document-kind.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'

/** The documents of an application, each shown in place once it is requested: that it was opened is audited [ADM-2]. */
export function DocumentViewer({ files }: { files: readonly ApplicationFile[] }) {
  const [openId, setOpenId] = useState<string>()
  const open = files.find(({ id }) => id === openId)
  return (
    <div className="flex min-w-0 flex-col gap-3 border-line bg-page p-4 max-xl:border-t xl:border-s">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Dokumen</legend>
        {files.map((file) => (
          <button
            key={file.id}
            type="button"
            aria-pressed={file.id === openId}
            onClick={() => setOpenId(file.id)}
            className={cx(
              'min-h-9 cursor-pointer rounded-control border px-3 text-sm font-semibold pointer-coarse:min-h-11',
              file.id === openId
                ? 'border-primary-line bg-primary-tint text-primary'
                : 'border-line bg-paper text-ink-soft hover:border-line-strong',
            )}
          >
            {applicationDocumentLabel(file.kind)}
          </button>
        ))}
      </fieldset>
      {open ? (
        <OpenDocument
          key={open.id}
          address={fileAddress('admin/perusahaan/berkas', { dokumen_id: open.id })}
          label={applicationDocumentLabel(open.kind)}
          file={open}
        />
      ) : (
        <p className="grid min-h-40 flex-1 place-items-center rounded-card border border-dashed border-line-strong p-5 text-center text-sm text-mute">
          {files.length > 0
            ? 'Pilih dokumen untuk membukanya. Setiap pembukaan tercatat di audit.'
            : 'Belum ada dokumen.'}
        </p>
      )}
    </div>
  )
}

interface OpenDocumentProps {
  /** Opening it is audited. */
  address: string
  label: string
  file: { fileName: string; fileKind: FileKind; size: number }
}

/** A document shown in place, which may be opened in a tab of its own [ADM-2]. */
export function OpenDocument({ address, label, file }: OpenDocumentProps) {
  return (
    <>
      {file.fileKind === 'pdf' ? (
        <iframe
          src={address}
          title={`Dokumen ${label}`}
          className="h-120 w-full rounded-mark border border-line bg-paper"
        />
      ) : (
        <img
          src={address}
          alt={`Dokumen ${label}`}
          className="max-h-160 w-full rounded-mark border border-line bg-paper object-contain"
        />
      )}
      <p className="num flex items-center gap-2 text-xs text-mute">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi>{file.fileName}</bdi> · {kindLabels[file.fileKind]} · {fileSizeText(file.size)}
        </span>
        <a href={address} target="_blank" rel="noreferrer" className="text-link inline-flex items-center gap-1">
          <Icon name="zoom" size={16} />
          Perbesar
          <VisuallyHidden> {label} di tab baru</VisuallyHidden>
        </a>
      </p>
    </>
  )
}
