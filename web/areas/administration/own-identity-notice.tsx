import { useSuspenseQuery } from '@tanstack/react-query'
import type { RequestedIdentity } from '#domain/administration/contract-identity.ts'
import { reviewText } from '#domain/administration/review-reasons.ts'
import { inGroups } from '#domain/format.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ownIdentityQuery } from './queries.ts'

/** The own shop's request for another name and numbers: pending or refused [ADM-2]. */
export function OwnIdentityNotice({ companyId }: { companyId: string }) {
  const { data } = useSuspenseQuery(ownIdentityQuery(companyId))
  const withdraw = useAct('perusahaan/identitas/batalkan', {
    done: 'Pengajuan dibatalkan',
    shows: ownIdentityQuery(companyId),
  })
  const { change } = data
  if (!change) {
    return (
      <Notice>
        Nama, NPWP, dan NIB yang diubah berlaku setelah disetujui administrator. Data lain langsung berlaku.
      </Notice>
    )
  }
  const { version, reasons, note, can } = change
  const refused = change.state === 'correction'
  return (
    <Notice
      tone={refused ? 'danger' : 'attention'}
      title={refused ? 'Perubahan nama atau nomor ditolak' : 'Perubahan nama atau nomor menunggu persetujuan'}
      action={
        can.withdraw.allowed && (
          <Button
            size="sm"
            variant="secondary"
            working={withdraw.working}
            onClick={() => void withdraw.send({ companyId, version })}
          >
            {refused ? 'Tutup pengajuan' : 'Batalkan pengajuan'}
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">Diajukan: {identityText(change)}.</p>
      {refused ? (
        <p className="wrap-anywhere">Alasan: {reviewText(reasons, note)}</p>
      ) : (
        <p>Toko tetap memakai data di bawah sampai disetujui, paling lambat {formatDateTime(change.dueAt)}.</p>
      )}
    </Notice>
  )
}

function identityText({ name, npwp, nib }: RequestedIdentity): string {
  return [name, npwp && `NPWP ${inGroups(npwp)}`, nib && `NIB ${nib}`].filter(Boolean).join(', ')
}
