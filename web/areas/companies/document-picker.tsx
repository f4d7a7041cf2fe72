import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useRef } from 'react'
import type { DocumentSlot } from '#domain/companies/contract-documents.ts'
import { fileSizeText } from '#domain/files/file.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ACCEPTED } from './check-file.ts'
import { meaningOf } from './document-words.ts'
import { documentsQuery } from './queries.ts'
import { useCompanyUpload } from './use-company-upload.ts'

interface Props {
  /** Ids of the ticked ones. */
  value: readonly string[]
  error?: string | null
  onChange: (ids: string[]) => void
  /** Of the first box, where the focus goes when the choice is refused. */
  firstRef: RefCallback<HTMLInputElement>
}

/** Chooses the documents to attach to a request; missing ones can be uploaded on the spot [REG-4]. */
export default function DocumentPicker({ value, error, onChange, firstRef }: Props) {
  const viewer = useViewer()
  const companyId = viewer.company?.id ?? ''
  const mayUpload = viewerMay(viewer, 'company.change')
  const { data, isPending, isFetching, refetch } = useQuery({
    ...documentsQuery(companyId),
    // another member may have replaced one: only current documents can be ticked
    staleTime: 0,
  })

  // the box that replaced the button somebody pressed
  const fresh = useRef<string>(undefined)
  const tick = (id: string, ticked: boolean) => onChange(ticked ? [...value, id] : value.filter((one) => one !== id))

  if (!data) {
    return (
      <Field group label="Lampirkan dokumen" optional>
        {isPending ? (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        ) : (
          <p className="flex flex-wrap items-center gap-3 text-sm text-mute">
            Dokumen perusahaan belum dapat dimuat.
            <Button size="sm" variant="secondary" working={isFetching} onClick={() => void refetch()}>
              Coba lagi
            </Button>
          </p>
        )}
      </Field>
    )
  }
  const slots = mayUpload ? data : data.filter(({ document }) => document)
  const firstKind = slots.find(({ document }) => document)?.kind
  return (
    <Field
      group
      label="Lampirkan dokumen"
      optional
      error={error}
      hint={mayUpload ? 'PDF, JPEG, atau PNG, paling besar 5 MB.' : MISSING[slots.length === 0 ? 'all' : 'some']}
    >
      {slots.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {slots.map((slot) => (
            <li key={slot.kind} className="px-3.5 py-2.5">
              {slot.document ? (
                <Checkbox
                  label={slot.label}
                  hint={
                    <span className="wrap-anywhere">
                      <bdi>{slot.document.fileName}</bdi> ·{' '}
                      <span className="whitespace-nowrap">{fileSizeText(slot.document.size)}</span>
                    </span>
                  }
                  ref={(box) => {
                    if (slot.kind === firstKind) firstRef(box)
                    if (!box || fresh.current !== slot.document?.id) return
                    fresh.current = undefined
                    box.focus()
                  }}
                  checked={value.includes(slot.document.id)}
                  onChange={(event) => slot.document && tick(slot.document.id, event.target.checked)}
                />
              ) : (
                <Missing
                  companyId={companyId}
                  slot={slot}
                  onUploaded={async (id) => {
                    fresh.current = id
                    await refetch()
                    tick(id, true)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}

const MISSING = {
  all: 'Perusahaan Anda belum memiliki dokumen. Pemilik perusahaan dapat mengunggahnya di halaman profile.',
  some: 'Pemilik perusahaan dapat mengunggah dokumen lain di halaman profile.',
}

interface MissingProps {
  companyId: string
  slot: DocumentSlot
  onUploaded: (id: string) => Promise<void>
}

function Missing({ companyId, slot, onUploaded }: MissingProps) {
  const { progress, error, upload } = useCompanyUpload(companyId)

  async function send(file: File) {
    const id = await upload(slot.kind, file)
    if (id) await onUploaded(id)
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span>
          {slot.label}
          <span className="block text-sm text-mute">{meaningOf(slot)}</span>
        </span>
        <FileButton
          accept={ACCEPTED}
          size="sm"
          variant="secondary"
          icon={<Icon name="upload" size={18} />}
          working={progress !== null}
          onChoose={(file) => void send(file)}
        >
          Unggah {slot.label}
        </FileButton>
      </div>
      {progress !== null && <ProgressBar label={`Mengunggah ${slot.label}`} value={progress} className="mt-2.5" />}
      {error && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </>
  )
}
