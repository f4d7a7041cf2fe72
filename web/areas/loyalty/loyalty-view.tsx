import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRevalidator } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { EntryPage, PointBalance, PointEntry, VoucherView } from '#domain/loyalty/contract.ts'
import { loyaltyRefusals } from '#domain/loyalty/refusals.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate, formatLastDay } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { balanceQuery, NO_POINTS, POINTS_PATH, pointHistoryQuery, rewardsQuery, vouchersQuery } from './queries.ts'
import { Rewards } from './rewards.tsx'

interface Props {
  companyId: string
  userId: string
  /** The page of the history. */
  page: number
}

/** The company's points: balance, history, rewards and vouchers [REG-5]. */
export function LoyaltyView({ companyId, userId, page }: Props) {
  const { data: balance } = useSuspenseQuery(balanceQuery(companyId))
  const { data: rewards } = useSuspenseQuery(rewardsQuery(companyId))
  const { data: vouchers } = useSuspenseQuery(vouchersQuery(companyId))
  const { data: history } = useSuspenseQuery(pointHistoryQuery(companyId, page))

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      {/* one column on a narrow screen, most important first */}
      <div className="grid min-w-0 gap-5 max-lg:contents lg:order-last">
        <Balance balance={balance} />
        <Vouchers vouchers={vouchers} className="max-lg:order-1" />
      </div>
      <div className="grid min-w-0 gap-5 max-lg:contents">
        <Rewards companyId={companyId} userId={userId} rewards={rewards} />
        <PointHistory history={history} className="max-lg:order-2" />
      </div>
    </div>
  )
}

/** The balance, which points expire next, and how points are earned [REG-5]. */
function Balance({ balance }: { balance: PointBalance }) {
  const { pointsText, endingNext, rule } = balance
  return (
    <Card as="section" aria-label="Saldo poin" className="overflow-hidden">
      <div className="flex items-start gap-4 bg-primary-tint px-5 py-5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper text-primary">
          <Icon name="coins" size={22} />
        </span>
        <div>
          <p className="text-sm font-medium text-ink-soft">Saldo poin</p>
          <p className="num text-3xl font-bold tracking-tight">
            {pointsText} <span className="text-base font-semibold text-ink-soft">poin</span>
          </p>
          {endingNext && (
            <p className="num mt-1 text-sm text-ink-soft">
              {formatQuantity(String(endingNext.points))} poin berlaku s.d. {formatLastDay(endingNext.at)}
            </p>
          )}
        </div>
      </div>
      <p className="num px-5 py-3.5 text-sm text-mute">
        1 poin untuk setiap Rp {formatQuantity(String(rule.rupiahPerPoint))} nilai barang dari pesanan yang selesai,
        berlaku {rule.lastMonths} bulan.
      </p>
    </Card>
  )
}

/** The company's vouchers, usable ones first; they are used at checkout [REG-5, ORDER-1]. */
function Vouchers({ vouchers, className }: { vouchers: readonly VoucherView[]; className: string }) {
  return (
    <Card as="section" padded aria-label="Voucher perusahaan" className={className}>
      <CardTitle>Voucher perusahaan</CardTitle>
      {vouchers.length === 0 ? (
        <p className="text-sm text-mute">Belum ada voucher. Voucher dari poin yang ditukar dipakai saat checkout.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {vouchers.map((voucher) => (
            <li key={voucher.id} className="py-3">
              <div className="flex items-start justify-between gap-3">
                <p className="num font-semibold">
                  <Amount of={voucher.amount} />
                </p>
                <StatusPill tone={states[voucher.state].tone}>{states[voucher.state].label}</StatusPill>
              </div>
              <p className="mt-0.5 text-sm">{withAmounts(voucher.title)}</p>
              {voucher.state === 'held' && <p className="mt-0.5 text-sm text-mute">{HELD}</p>}
              <p className="num mt-0.5 text-sm text-mute">
                {withAmounts(`${voucher.code} · berlaku s.d. ${formatLastDay(voucher.validUntil)}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const HELD = loyaltyRefusals.voucher_points_owed.sentence
const states: Record<VoucherView['state'], { label: string; tone: Tone }> = {
  usable: { label: 'aktif', tone: 'success' },
  held: { label: 'ditahan', tone: 'attention' },
  used: { label: 'terpakai', tone: 'neutral' },
  over: { label: 'berakhir', tone: 'neutral' },
}

/** The ledger: each entry with its reason and the balance after it [REG-5]. */
function PointHistory({ history, className }: { history: EntryPage; className: string }) {
  const { entries, total, page, perPage } = history
  return (
    <section aria-label="Riwayat poin" className={cx('min-w-0', className)}>
      <CardTitle>Riwayat poin</CardTitle>
      <DataTable
        caption="Riwayat poin"
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.id}
        className="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
        empty={
          <EmptyState
            icon="coins"
            title="Belum ada poin"
            text="Poin bertambah setiap kali pesanan perusahaan Anda selesai."
            action={
              <Link to="/produk" className={buttonClass({ variant: 'secondary' })}>
                Cari produk
              </Link>
            }
          />
        }
      />
      <Pagination
        className="mt-4"
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(other) => `${POINTS_PATH}?halaman=${other}`}
      />
    </section>
  )
}

const columns: Column<PointEntry>[] = [
  {
    key: 'keterangan',
    title: 'Keterangan',
    onCard: 'heading',
    className: 'md:w-full',
    cell: (entry) =>
      entry.orderId ? (
        <Link to={`/transaksi/daftar-transaksi/${entry.orderId}`} className="text-link num">
          {withAmounts(entry.explanation)}
        </Link>
      ) : (
        <span className="num">{withAmounts(entry.explanation)}</span>
      ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal',
    className: 'num whitespace-nowrap',
    cell: (entry) => formatDate(entry.at),
  },
  {
    key: 'poin',
    title: 'Poin',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (
      <span className={cx('font-semibold', entry.points > 0 ? 'text-success' : 'text-ink')}>
        {signed(entry.points)}
      </span>
    ),
  },
  {
    key: 'saldo',
    title: 'Saldo',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (entry) => (entry.balance < 0 ? signed(entry.balance) : formatQuantity(String(entry.balance))),
  },
]

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${formatQuantity(String(Math.abs(points)))}`
}

/** Shown instead of the points when they cannot be read [REG-5]. */
export function NoPoints() {
  const { revalidate, state } = useRevalidator()
  return (
    <Card>
      <ErrorState title={NO_POINTS} working={state === 'loading'} onRetry={() => void revalidate()} />
    </Card>
  )
}
