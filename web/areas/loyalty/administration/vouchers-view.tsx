import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { IssuedVoucher, VoucherSource } from '#domain/loyalty/contract-administration.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate, formatDateTime, formatLastDay } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { issuedVouchersQuery, type VoucherFilter, voucherFilter } from './queries.ts'

/** Issued vouchers, the newest first [ADM-5]. */
export function IssuedVouchersView({ filter }: { filter: VoucherFilter }) {
  const { data: page } = useSuspenseQuery(issuedVouchersQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { promo, reward } = filter
  const to = (change: Partial<VoucherFilter>) =>
    pathname + voucherFilter.search(filter, { after: undefined, ...change })
  return (
    <ListPage
      filter={filter}
      by={voucherFilter}
      above={
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <KeywordForm
            longest={LONGEST.keyword}
            key={voucherFilter.search(filter)}
            label="Cari voucher"
            placeholder="Kode atau perusahaan"
            keyword={filter.keyword}
            onSearch={(keyword) => void navigate(to({ keyword }))}
          />
          {(promo || reward) && (
            <Link
              to={to({ promo: undefined, reward: undefined })}
              className={buttonClass({ variant: 'ghost', className: 'h-11' })}
            >
              {promo ? `Hanya promo ${promo}` : 'Hanya satu hadiah'}
              <Icon name="close" size={17} />
              <span className="sr-only">tampilkan semua voucher</span>
            </Link>
          )}
        </div>
      }
      shown={page.vouchers.length}
      none={{
        icon: 'tag',
        title: 'Belum ada voucher',
        text: 'Voucher dari kode promo, poin, dan pengembalian tampil di sini.',
      }}
      noMatch={{ title: 'Tidak ada voucher yang cocok', text: 'Coba kata kunci lain, atau lihat semua voucher.' }}
      next={page.next}
    >
      {(empty) => (
        <DataTable
          caption="Voucher yang diberikan, yang terbaru lebih dahulu"
          columns={columns}
          rows={page.vouchers}
          rowKey={({ id }) => id}
          empty={empty}
        />
      )}
    </ListPage>
  )
}

const sources: Record<VoucherSource, string> = {
  promo: 'Kode promo',
  reward: 'Tukar poin',
  returned: 'Pengembalian',
}
const states: Record<IssuedVoucher['state'], { label: string; tone: Tone }> = {
  usable: { label: 'aktif', tone: 'success' },
  held: { label: 'ditahan', tone: 'attention' },
  used: { label: 'terpakai', tone: 'neutral' },
  over: { label: 'berakhir', tone: 'neutral' },
}

const columns: Column<IssuedVoucher>[] = [
  {
    key: 'perusahaan',
    title: 'Perusahaan',
    onCard: 'heading',
    className: 'md:w-1/3 md:min-w-48',
    cell: ({ companyName, code }) => (
      <>
        <span className="wrap-anywhere">{companyName}</span>
        <span className="num block text-xs font-normal text-mute">{code}</span>
      </>
    ),
  },
  {
    key: 'asal',
    title: 'Asal',
    cell: ({ source, title }) => (
      <>
        {sources[source]}
        <span className="block text-xs text-mute wrap-anywhere">{title}</span>
      </>
    ),
  },
  { key: 'nilai', title: 'Nilai', numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
  { key: 'diberikan', title: 'Diberikan', numeric: true, cell: ({ issuedAt }) => formatDateTime(issuedAt) },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state, usedAt, validUntil }) => (
      <>
        <StatusPill tone={states[state].tone}>{states[state].label}</StatusPill>
        <span className="num block text-xs text-mute">
          {usedAt ? `dipakai ${formatDate(usedAt)}` : `s.d. ${formatLastDay(validUntil)}`}
        </span>
        {state === 'held' && <span className="block text-xs text-mute">Saldo poin perusahaan di bawah nol</span>}
      </>
    ),
  },
]
