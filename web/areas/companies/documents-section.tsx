import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyDocument, DocumentPlace } from '#domain/companies/contract-documents.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { DocumentRow } from './document-row.tsx'
import { documentsQuery } from './queries.ts'

interface Props {
  companyId: string
  mayChange: boolean
  /** Whether the company sends them to others, as buyers do when requesting a subscription. */
  areSent: boolean
}

/** The company's documents: its owner uploads them, every member reads them, sellers what they were sent [REG-3]. */
export function DocumentsSection({ companyId, mayChange, areSent }: Props) {
  const { data: places, refetch } = useSuspenseQuery(documentsQuery(companyId))
  const [removed, setRemoved] = useState<CompanyDocument>()
  const removing = useAct('perusahaan/dokumen/hapus', {
    done: `${removed?.label} berhasil dihapus`,
    refreshes: ['perusahaan/dokumen/daftar'],
  })
  const isEmpty = places.every(({ document }) => document === null)

  async function uploaded({ label }: DocumentPlace) {
    await refetch()
    toast.success(`${label} berhasil diunggah`)
  }

  async function remove({ id }: CompanyDocument) {
    await removing.send({ companyId, id })
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
              key={place.kind}
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
        title={`Hapus ${removed?.label ?? ''}?`}
        tone="danger"
        confirmLabel="Ya, hapus"
        working={removing.working}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => removed && void remove(removed)}
      >
        {removed?.shared ? 'Seller yang sudah menerimanya tetap dapat membacanya.' : 'Berkasnya ikut terhapus.'}
      </ConfirmDialog>
    </Section>
  )
}
