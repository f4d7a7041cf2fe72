import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fileSizeText, kindLabels } from '#domain/files/file.ts'
import type { Application, ApplicationFile } from '#domain/onboarding/contract.ts'
import {
  type ApplicationDocumentKind,
  applicationDocumentLabel,
  applicationDocuments,
} from '#domain/onboarding/document-kind.ts'
import { ACCEPTED, whyNotSent } from '#web/areas/companies/public.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { useUpload } from '#web/lib/form/upload.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { applicationQuery } from './queries.ts'
import { stepFilter } from './steps.ts'

interface Props {
  application: Application
  companyId: string
}

const meanings: Record<ApplicationDocumentKind, string> = {
  npwp: 'Kartu atau surat NPWP perusahaan',
  nib: 'Perizinan berusaha berbasis risiko',
  deed: 'Akta pendirian atau perubahan terakhir',
  sppkp: 'Surat Pengukuhan Pengusaha Kena Pajak',
  licence: 'Setiap izin yang Anda sebut, satu berkas atau lebih',
}

/** The documents of the application, as private files [SHOP-1]. */
export function DocumentsStep({ application, companyId }: Props) {
  const shown = applicationDocuments.filter(
    (kind) => application.required.includes(kind) || application.files.some((file) => file.kind === kind),
  )
  return (
    <Section
      title="Dokumen"
      lead="Hanya terbuka bagi pemilik perusahaan dan administrator Sentra Bahan. PDF, JPEG, atau PNG, paling besar 5 MB."
    >
      <ul className="grid gap-3">
        {shown.map((kind) => (
          <DocumentSlot key={kind} kind={kind} application={application} companyId={companyId} />
        ))}
      </ul>
      <div className="mt-6">
        <Link to={{ search: stepFilter.search({ step: 'kirim' }) }} className={buttonClass({ size: 'lg' })}>
          Lanjutkan
        </Link>
      </div>
    </Section>
  )
}

function DocumentSlot({ kind, application, companyId }: Props & { kind: ApplicationDocumentKind }) {
  const files = application.files.filter((file) => file.kind === kind)
  const label = applicationDocumentLabel(kind)
  const { progress, error, upload } = useApplicationUpload(companyId)
  const removing = useAct('daftar-seller/dokumen/hapus', {
    done: `${label} berhasil dihapus`,
    shows: applicationQuery(companyId),
  })
  return (
    <li aria-label={label} className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{label}</p>
          <p className="text-sm text-mute">{meanings[kind]}</p>
        </div>
        <FileButton
          accept={ACCEPTED}
          size="sm"
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          working={progress !== null}
          onChoose={(file) => void upload(kind, file)}
        >
          {files.length > 0 && kind !== 'licence' ? 'Ganti' : 'Unggah'} {label}
        </FileButton>
      </div>
      {files.map((file) => (
        <FileLine key={file.id} file={file} onRemove={() => void removing.send({ companyId, documentId: file.id })} />
      ))}
      {progress !== null && <ProgressBar label={`Mengunggah ${label}`} value={progress} className="mt-3" />}
      {error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  )
}

function FileLine({ file, onRemove }: { file: ApplicationFile; onRemove: () => void }) {
  return (
    <div className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-sm">
      <Icon name="document" size={18} className="shrink-0 text-primary" />
      <a
        href={fileAddress('daftar-seller/dokumen/berkas', { dokumen_id: file.id })}
        target="_blank"
        rel="noreferrer"
        className="text-link min-w-0 wrap-anywhere"
      >
        <bdi>{file.fileName}</bdi>
        <VisuallyHidden> di tab baru</VisuallyHidden>
      </a>
      <span className="num me-auto shrink-0 text-mute">
        {kindLabels[file.fileKind]} · {fileSizeText(file.size)}
      </span>
      <IconButton icon="trash" size="dense" label={`Hapus ${file.fileName}`} onClick={onRemove} />
    </div>
  )
}

/** Uploads a document of the application; an error stays until the next attempt. */
function useApplicationUpload(companyId: string) {
  const client = useQueryClient()
  const { progress, error, upload } = useUpload('daftar-seller/dokumen/unggah', { whyNot: whyNotSent })
  return {
    progress,
    error,
    upload: (kind: ApplicationDocumentKind, file: File) =>
      upload({ companyId, kind }, file, ({ data }) => client.setQueryData(applicationQuery(companyId).queryKey, data)),
  }
}
