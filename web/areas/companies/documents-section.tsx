import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CompanyDocument, DocumentSlot } from '#domain/companies/contract-documents.ts'
import { fileSizeText, kindLabels } from '#domain/files/file.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDate } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { ACCEPTED } from './check-file.ts'
import { meaningOf } from './document-words.ts'
import { documentsQuery } from './queries.ts'
import { useCompanyUpload } from './use-company-upload.ts'

interface Props {
  companyId: string
  mayChange: boolean
  /** Whether the company sends them to others, as buyers do when requesting a subscription. */
  areSent: boolean
}

/** The company's documents: its owner uploads them, every member reads them, sellers what they were sent [REG-3]. */
export function DocumentsSection({ companyId, mayChange, areSent }: Props) {
  const { data: slots, refetch } = useSuspenseQuery(documentsQuery(companyId))
  const remove = useDialogTarget<CompanyDocument>()
  const removed = remove.target?.about
  const isEmpty = slots.every(({ document }) => document === null)

  async function uploaded({ label }: DocumentSlot) {
    await refetch()
    toast.success(`${label} berhasil diunggah`)
  }

  return (
    <Section
      title="Dokumen perusahaan"
      lead={
        areSent
          ? 'Hanya terbuka bagi anggota perusahaan dan seller yang Anda kirimi saat mengajukan langganan.'
          : 'Hanya terbuka bagi anggota perusahaan.'
      }
    >
      {isEmpty && !mayChange ? (
        <EmptyState
          icon="document"
          title="Belum ada dokumen"
          text="Pemilik perusahaan dapat mengunggah NPWP, NIB, dan SPPKP di sini."
        />
      ) : (
        <ul className="grid gap-3">
          {slots.map((slot) => (
            <DocumentRow
              key={slot.kind}
              companyId={companyId}
              slot={slot}
              mayChange={mayChange}
              onUploaded={uploaded}
              onRemove={remove.ask}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <p className="mt-3 text-sm text-mute">
          PDF, JPEG, atau PNG, paling besar 5 MB.{' '}
          <span className="pointer-coarse:hidden">Berkas dapat juga ditarik ke tempatnya.</span>
        </p>
      )}
      {removed && (
        <ActDialog
          open={remove.target?.open ?? false}
          onClose={remove.close}
          call="perusahaan/dokumen/hapus"
          body={() => ({ companyId, id: removed.id })}
          title={`Hapus ${removed.label}?`}
          tone="danger"
          confirmLabel="Ya, hapus"
          done={`${removed.label} berhasil dihapus`}
          refreshes={['perusahaan/dokumen/daftar']}
        >
          {removed.shared ? 'Seller yang sudah menerimanya tetap dapat membacanya.' : 'Berkasnya ikut terhapus.'}
        </ActDialog>
      )}
    </Section>
  )
}

interface DocumentRowProps {
  companyId: string
  slot: DocumentSlot
  mayChange: boolean
  /** Called after an upload. */
  onUploaded: (slot: DocumentSlot) => Promise<void>
  onRemove: (document: CompanyDocument) => void
}

/** The slot of one kind of document: empty, uploading, or filled [REG-3]. */
function DocumentRow({ companyId, slot, mayChange, onUploaded, onRemove }: DocumentRowProps) {
  const { progress, error, upload } = useCompanyUpload(companyId)
  const row = useRef<HTMLLIElement>(null)
  const { kind, label, document } = slot
  const working = progress !== null

  async function send(file: File) {
    if (!(await upload(kind, file))) return
    await onUploaded(slot)
    // the pressed button may be gone
    row.current?.focus()
  }

  const { over, dropTarget: drop } = useFileDrop(([file]) => file && void send(file), { closed: !mayChange })

  return (
    // a file can also be dropped here; the button works for everybody
    <li
      ref={row}
      tabIndex={-1}
      aria-label={label}
      {...drop}
      className={cx(
        'rounded-card border p-4 transition-colors',
        document ? 'border-line' : 'border-line-strong border-dashed bg-wash',
        over && 'border-primary bg-primary-wash',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:items-center">
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-control',
            document ? 'bg-primary-tint text-primary' : 'bg-page text-mute',
          )}
        >
          <Icon name={document ? 'document' : 'upload'} />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold">{label}</p>
          {document ? <Filled document={document} /> : <p className="text-sm text-mute">{meaningOf(slot)}</p>}
        </div>
        {document && (
          <div className={actsClass}>
            <a
              href={fileAddress('perusahaan/dokumen/berkas', { dokumen_id: document.id })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Lihat
              <VisuallyHidden> {label} di tab baru</VisuallyHidden>
            </a>
            {mayChange && (
              <>
                <FileButton
                  accept={ACCEPTED}
                  size="sm"
                  variant="secondary"
                  working={working}
                  onChoose={(file) => void send(file)}
                >
                  Ganti
                  <VisuallyHidden> {label}</VisuallyHidden>
                </FileButton>
                <IconButton
                  icon="trash"
                  label={`Hapus ${label}`}
                  disabled={working}
                  className="-me-2"
                  onClick={() => onRemove(document)}
                />
              </>
            )}
          </div>
        )}
        {!document && mayChange && (
          <div className={actsClass}>
            <FileButton
              accept={ACCEPTED}
              size="sm"
              variant="secondary"
              icon={<Icon name="upload" size={18} />}
              working={working}
              onChoose={(file) => void send(file)}
            >
              Unggah {label}
            </FileButton>
          </div>
        )}
      </div>
      {progress !== null && <ProgressBar label={`Mengunggah ${label}`} value={progress} className="mt-3" />}
      {error && (
        <p role="alert" className="mt-3 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </li>
  )
}

// below the text and aligned with it, if there is no room beside it
const actsClass = 'flex items-center gap-2 max-sm:w-full max-sm:ps-14'

function Filled({ document }: { document: CompanyDocument }) {
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <bdi>{document.fileName}</bdi>
      </p>
      <p className="num text-sm text-mute">
        {kindLabels[document.fileKind]} · {fileSizeText(document.size)} · {formatDate(document.uploadedAt)} oleh{' '}
        {document.uploaderName}
      </p>
    </>
  )
}
