import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { documentLabel } from '#domain/companies/document.ts'
import { formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { Dashboard } from '#domain/orders/contract-dashboard.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import { CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { NEGOTIATIONS_PATH } from '#web/areas/negotiations/public.ts'
import { dashboardQuery, ORDERS_PATH } from '#web/areas/orders/public.ts'
import { BILLS_PATH } from '#web/areas/receivables/public.ts'
import { LISTS_PATH } from '#web/areas/shopping-lists/public.ts'
import { DISTRIBUTORS_PATH } from '#web/areas/subscriptions/public.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { Stat } from '#web/ui/status/stat.tsx'

/** The member's pending tasks: each number leads to its list, urgent ones stand below as a sentence [HOME-9]. */
export function DashboardToDo() {
  const viewer = useViewer()
  const { data: dashboard } = useSuspenseQuery(dashboardQuery)
  const { negotiations, invoices } = dashboard
  const approves = viewerMay(viewer, 'order.approve')
  const waiting = 'status=menunggu_persetujuan'
  const pressing = usePressing()
  return (
    <section aria-labelledby="menunggu">
      <h2 id="menunggu" className="sr-only">
        Menunggu Anda
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        <Tile
          value={dashboard.approvals}
          label={approves ? 'pesanan menunggu persetujuan Anda' : 'pesanan Anda menunggu persetujuan'}
          to={`${ORDERS_PATH}?${waiting}${approves ? '' : '&lingkup=saya'}`}
        />
        <Tile value={negotiations.waiting} label="nego menunggu Anda" to={`${NEGOTIATIONS_PATH}?tampil=menunggu`} />
        <Tile
          value={dashboard.shipped}
          label="kiriman untuk dikonfirmasi diterima"
          to={`${ORDERS_PATH}?status=dikirim`}
        />
        <Tile
          value={invoices.count}
          label="tagihan belum lunas"
          note={invoices.count > 0 ? billsNote(invoices) : undefined}
          to={BILLS_PATH}
        />
      </ul>
      <Pressing />
      {pressing.length + dashboard.approvals + negotiations.waiting + dashboard.shipped + invoices.count === 0 && (
        <p className="mt-3 text-sm text-mute">
          Tidak ada yang menunggu Anda.{' '}
          <Link to="/produk" className="text-link">
            Cari produk
          </Link>
        </p>
      )}
    </section>
  )
}

/** The amount to pay now, and the billed share where that is not all. */
function billsNote({ total, billed }: Dashboard['invoices']): string {
  return isMore(total, billed)
    ? `${formatRupiah(total)}, ${partLabels.billed.toLowerCase()} ${formatRupiah(billed)}`
    : formatRupiah(total)
}

interface TileProps {
  value: number
  label: string
  note?: string | undefined
  to: string
}

function Tile({ value, label, note, to }: TileProps) {
  return (
    <li>
      <Link to={to} className="block h-full rounded-card no-underline">
        <Stat
          value={value}
          label={label}
          note={note}
          {...(value > 0 && { tone: 'attention' as const })}
          className="h-full transition-colors hover:border-primary"
        />
      </Link>
    </li>
  )
}

interface PressingAct {
  text: string
  to: string
  icon: IconName
  late?: boolean
}

/** Urgent tasks, as a list of sentences with links [HOME-9]. */
export function Pressing() {
  const pressing = usePressing()
  if (pressing.length === 0) return null
  return (
    <ul aria-label="Perlu perhatian" className={cx(cardClass, 'mt-3 divide-y divide-line md:mt-4')}>
      {pressing.map(({ text, to, icon, late }) => (
        <li key={text}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-3 px-4 py-2.5 text-sm no-underline hover:text-primary sm:px-4.5"
          >
            <Icon name={icon} className={late ? 'text-danger' : 'text-amber'} />
            <span className={cx('min-w-0 flex-1 font-medium', late && 'text-danger')}>{text}</span>
            <Icon name="chevron-right" size={18} className="text-mute" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function usePressing(): PressingAct[] {
  const viewer = useViewer()
  const { data: dashboard } = useSuspenseQuery(dashboardQuery)
  return pressingOf(dashboard, viewer.toVerify, viewerMay(viewer, 'company.change'))
}

function pressingOf(dashboard: Dashboard, toVerify: string, managesCompany: boolean): PressingAct[] {
  const { drafts, claims, negotiations, invoices, documentsRequested: documentsAsked, documentsMissing } = dashboard
  return [
    invoices.overdue > 0 && {
      icon: 'warning' as const,
      text: `${invoices.overdue} tagihan lewat jatuh tempo`,
      to: BILLS_PATH,
      late: true,
    },
    invoices.nextDue !== null && {
      icon: 'clock' as const,
      text: `Tagihan berikutnya jatuh tempo ${formatDay(invoices.nextDue)}`,
      to: BILLS_PATH,
    },
    claims > 0 && {
      icon: 'shield' as const,
      text: `${claims} klaim menunggu Anda`,
      to: `${CLAIMS_PATH}?saring=pembeli`,
    },
    drafts > 0 && {
      icon: 'list' as const,
      text: `${drafts} draf pesanan menunggu Anda pesan`,
      to: LISTS_PATH,
    },
    negotiations.agreed > 0 && {
      icon: 'handshake' as const,
      text: `${negotiations.agreed} harga disepakati: selesaikan hari ini, paling lambat pukul 24.00 WIB`,
      to: `${NEGOTIATIONS_PATH}?status=disepakati`,
    },
    documentsAsked > 0 && {
      icon: 'document' as const,
      text: `${documentsAsked} seller menunggu dokumen dari perusahaan Anda`,
      to: DISTRIBUTORS_PATH,
    },
    managesCompany &&
      documentsMissing.length > 0 && {
        icon: 'document' as const,
        text: `Dokumen perusahaan belum lengkap: ${documentsMissing.map(documentLabel).join(', ')}`,
        to: '/akun/profile?bagian=perusahaan',
      },
    toVerify !== '' && { icon: 'shield' as const, text: `Verifikasi ${toVerify} Anda`, to: '/akun/profile' },
  ].filter((one) => one !== false)
}
