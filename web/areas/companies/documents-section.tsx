import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CompanyDocument, DocumentPlace } from '#domain/companies/contract-documents.ts'
import { callApi } from '#web/lib/api.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { DocumentRow } from './document-row.tsx'
import { Section } from './section.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  companyId: string
  places: readonly DocumentPlace[]
  mayChange: boolean
  /** Whether the company sends them to others: a buyer to the sellers it asks. */
  areSent: boolean
}

/** The company's documents: its owner hands them in, every member reads them, sellers what they were sent [REG-3]. */
export function DocumentsSection({ companyId, places, mayChange, areSent }: Props) {
  const { revalidate } = useRevalidator()
  const { working, save } = useSaving()
  const [removed, setRemoved] = useState<CompanyDocument>()
  const isEmpty = places.every(({ dokumen }) => dokumen === null)

  async function uploaded({ nama }: DocumentPlace) {
    await revalidate()
    toast.success(`${nama} berhasil diunggah`)
  }

  async function remove({ dokumen_id, nama }: CompanyDocument) {
    const ids = { company_id: companyId, dokumen_id }
    await save(() => callApi('perusahaan/dokumen/hapus', ids), `${nama} berhasil dihapus`)
    setRemoved(undefined)
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
          {places.map((place) => (
            <DocumentRow
              key={place.jenis}
              companyId={companyId}
              place={place}
              mayChange={mayChange}
              onUploaded={uploaded}
              onRemove={setRemoved}
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
      <ConfirmDialog
        open={removed !== undefined}
        title={`Hapus ${removed?.nama ?? ''}?`}
        tone="danger"
        confirmLabel="Ya, hapus"
        working={working}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => removed && void remove(removed)}
      >
        {removed?.terkirim ? 'Seller yang sudah menerimanya tetap dapat membacanya.' : 'Berkasnya ikut terhapus.'}
      </ConfirmDialog>
    </Section>
  )
}
