import type { Application } from '#domain/onboarding/contract.ts'
import { reasonText } from '#domain/onboarding/reasons.ts'
import { useActFor } from '#web/areas/accounts/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { applicationQuery } from './queries.ts'

interface Props {
  application: Application
  companyId: string
}

/** The state of the application, why, and what to do next [SHOP-1]. */
export function StateNotice({ application, companyId }: Props) {
  const { state, dueAt, history, version } = application
  const last = history[0]
  const why = last ? reasonText(last.reasons, last.note) : ''
  switch (state) {
    case 'draft':
      return version === 0 ? null : <Notice title="Draf">Isian Anda tersimpan. Lengkapi, lalu kirim.</Notice>
    case 'submitted':
      return (
        <Notice title="Diajukan">
          Kami sedang memeriksa pendaftaran Anda{dueAt && `, paling lambat ${formatDateTime(dueAt)}`}. Hasilnya kami
          kirim lewat pemberitahuan dan e-mail.
        </Notice>
      )
    case 'correction':
      return (
        <Notice tone="attention" title="Perlu perbaikan">
          {why}. Perbaiki isian atau dokumennya, lalu kirim lagi pada langkah Periksa.
        </Notice>
      )
    case 'approved':
      return (
        <Notice tone="success" title="Disetujui" action={<OpenShop application={application} />}>
          Toko Anda sudah buka. Akun pembelian perusahaan tetap ada; pindah kapan saja lewat Switch Account.
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" title="Ditolak" action={<Renew application={application} companyId={companyId} />}>
          {why}. Anda dapat memulai lagi dengan isian yang sama.
        </Notice>
      )
    case 'suspended':
      return (
        <Notice tone="danger" title="Toko ditangguhkan" action={<OpenShop application={application} />}>
          {why}. Produk tidak tampil dan tidak dapat dibeli; pesanan yang sudah ada tetap berjalan. Hubungi kami setelah
          masalahnya selesai.
        </Notice>
      )
    case 'closed':
      return (
        <Notice title="Toko ditutup">
          Toko ini ditutup oleh pemiliknya. Hubungi kami bila perusahaan Anda ingin berjualan lagi.
        </Notice>
      )
  }
}

function OpenShop({ application: { shopId } }: { application: Application }) {
  const { actFor, working } = useActFor()
  if (!shopId) return null
  return (
    <Button size="sm" working={working} onClick={() => void actFor(shopId, '/pusat-seller')}>
      Buka Pusat Seller
    </Button>
  )
}

function Renew({ application, companyId }: Props) {
  const renew = useAct('daftar-seller/mulai-ulang', { shows: applicationQuery(companyId) })
  return (
    <Button
      size="sm"
      variant="secondary"
      working={renew.working}
      onClick={() => void renew.send({ companyId, version: application.version })}
    >
      Mulai lagi
    </Button>
  )
}
