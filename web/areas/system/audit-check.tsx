import { formatCount } from '#domain/format.ts'
import type { AuditCheck } from '#domain/system/contract.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Whether the audit log is as it was written, and since when that is known [ADM-6, ADM-7]. */
export function AuditCheckPart({ check }: { check: AuditCheck }) {
  const { at, intact, broken, checking } = check
  const order = useAct('admin/sistem/audit/periksa', {
    done: 'Pemeriksaan dimulai',
    failed: 'Pemeriksaan belum dimulai. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/sistem'],
  })
  const action = (
    <Button
      size="sm"
      variant="secondary"
      working={order.working}
      disabled={checking}
      reason="Log sedang diperiksa. Muat ulang halaman ini sebentar lagi."
      onClick={() => void order.send({})}
    >
      Periksa sekarang
    </Button>
  )
  const since = at && `Diperiksa ${formatDateTime(at)}, lalu setiap malam.`
  if (broken) {
    return (
      <Notice tone="danger" title={`Catatan ke-${formatCount(broken.position)} ${faults[broken.why]}`} action={action}>
        {formatCount(intact)} catatan sebelumnya utuh. Bandingkan dengan cadangan, dan jalankan{' '}
        <code>npm run audit:check</code>. {since}
      </Notice>
    )
  }
  if (at === null) return <Notice action={action}>Log audit belum pernah diperiksa; ia diperiksa setiap malam.</Notice>
  return (
    <Notice tone="success" title={`${formatCount(intact)} catatan utuh`} action={action}>
      Setiap catatan seperti saat ditulis, dan tidak ada yang hilang. {since}
    </Notice>
  )
}

const faults: Record<NonNullable<AuditCheck['broken']>['why'], string> = {
  changed: 'tidak seperti saat ditulis',
  missing: 'hilang',
  unlinked: 'tidak tersambung dengan yang sebelumnya',
  not_the_head: 'bukan yang dulu tercatat di tempat itu',
}
