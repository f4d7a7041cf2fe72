import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount, formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { CustomerDebt, WaitingProof } from '#domain/receivables/contract-debts.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import { orderPath } from '#domain/receivables/notice.ts'
import { type ReceivableAge, receivableAges } from '#domain/receivables/receivable-age.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { cx } from '#web/ui/cx.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { DEBTS_PATH, statementPath } from './paths.ts'
import { debtsFilter, debtsQuery } from './queries.ts'

/** Customers' debts by age, and the pending proofs [PAY-1, PAY-2]. */
export function DebtsView({ page }: { page: number }) {
  const { data: debts } = useSuspenseQuery(debtsQuery(page))
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul aria-label="Piutang menurut umur" className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {debts.ages.map(({ age, amount }) => (
          <li key={age} className="num rounded-card border border-line bg-paper px-4 py-3">
            <p className={cx('whitespace-nowrap text-base font-bold', isLate(age, amount) && 'text-danger')}>
              <Amount of={amount} />
            </p>
            <p className="mt-0.5 text-sm text-mute">{ageLabels[age]}</p>
          </li>
        ))}
      </ul>
      {(isMore(debts.unbilled, 0) || isMore(debts.paidAhead, 0)) && (
        <FactList
          columns={3}
          facts={[
            { label: partLabels.billed, value: formatRupiah(debts.total), strong: true },
            { label: partLabels.unbilled, value: `${formatRupiah(debts.unbilled)}${lateText(debts)}` },
            { label: partLabels.paidAhead, value: formatRupiah(debts.paidAhead) },
          ]}
        />
      )}
      {debts.proofs.length > 0 && <Proofs proofs={debts.proofs} />}
      <DataTable
        caption="Piutang per pelanggan, yang terbesar lebih dahulu"
        columns={columnsFor(debts.customers)}
        rows={debts.customers}
        rowKey={({ customerId }) => customerId}
        boxed
        empty={
          <EmptyState
            icon="check-circle"
            title="Tidak ada piutang"
            text="Pesanan yang sudah dikirim dan belum lunas tampil di sini, per pelanggan."
          />
        }
      />
      <ListFoot
        count={debts.count > 0 ? `${formatCount(debts.count)} pelanggan` : ''}
        page={page}
        pages={Math.ceil(debts.count / ROWS_PER_PAGE)}
        hrefFor={(to) => DEBTS_PATH + debtsFilter.search({ page }, { page: to })}
      />
    </div>
  )
}

function Proofs({ proofs }: { proofs: readonly WaitingProof[] }) {
  return (
    <Section title="Bukti pembayaran menunggu" lead="Cocokkan dengan rekening Anda, lalu catat atau tolak.">
      <ul className="divide-y divide-line text-sm">
        {proofs.map(({ id, orderId, number, customer, amount, day }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <Link to={orderPath(orderId, 'seller')} className="num font-semibold text-link">
                {number}
              </Link>{' '}
              <span className="text-mute">{customer}</span>
            </span>
            <span className="num">
              <Amount of={amount} />, dibayar {formatDay(day)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function amountAt(age: ReceivableAge, { ages }: CustomerDebt) {
  return ages.find((one) => one.age === age)?.amount
}

function isLate(age: ReceivableAge, amount: string): boolean {
  return age !== 'notDue' && isMore(amount, 0)
}

/** What of the rest should have been paid: of orders that are paid before they are shipped [PAY-2]. */
function lateText({ unbilledLate }: { unbilledLate: DecimalText }): string {
  return isMore(unbilledLate, 0) ? `, di antaranya ${formatRupiah(unbilledLate)} lewat jatuh tempo` : ''
}

/** The columns of these customers: of what not every seller has, those that say anything of one of them. */
function columnsFor(customers: readonly CustomerDebt[]): Column<CustomerDebt>[] {
  const rare = new Set<string>(['belum', 'muka', 'kelebihan'])
  return columns.filter(({ key, isEmpty }) => !rare.has(key) || customers.some((customer) => !isEmpty?.(customer)))
}

/** How long ago something should have been paid, as a heading. */
const ageLabels: Record<ReceivableAge, string> = {
  notDue: 'Belum jatuh tempo',
  upTo30: '1–30 hari',
  upTo60: '31–60 hari',
  upTo90: '61–90 hari',
  over90: '> 90 hari',
}

const columns: Column<CustomerDebt>[] = [
  {
    key: 'pelanggan',
    title: 'Pelanggan',
    onCard: 'heading',
    className: 'md:min-w-44',
    cell: ({ customerId, name }) => (
      <Link to={statementPath(customerId)} className="font-semibold text-primary hover:underline wrap-anywhere">
        {name}
      </Link>
    ),
  },
  ...receivableAges.map((age) => ({
    key: age,
    title: ageLabels[age],
    numeric: true,
    className: 'whitespace-nowrap',
    isEmpty: (debt: CustomerDebt) => !amountAt(age, debt),
    cell: (debt: CustomerDebt) => {
      const amount = amountAt(age, debt)
      return amount ? <Amount of={amount} /> : '–'
    },
  })),
  {
    key: 'belum',
    title: partLabels.unbilled,
    numeric: true,
    className: 'whitespace-nowrap',
    isEmpty: ({ unbilled }) => !isMore(unbilled, 0),
    cell: ({ unbilled, unbilledLate }) => (
      <>
        {isMore(unbilled, 0) ? <Amount of={unbilled} /> : '–'}
        {isMore(unbilledLate, 0) && (
          <span className="block whitespace-normal text-xs text-danger">
            <Amount of={unbilledLate} /> lewat jatuh tempo
          </span>
        )}
      </>
    ),
  },
  {
    key: 'muka',
    title: partLabels.paidAhead,
    numeric: true,
    className: 'whitespace-nowrap',
    isEmpty: ({ paidAhead }) => !isMore(paidAhead, 0),
    cell: ({ paidAhead }) => (isMore(paidAhead, 0) ? <Amount of={paidAhead} /> : '–'),
  },
  {
    key: 'kelebihan',
    title: partLabels.credit,
    numeric: true,
    className: 'whitespace-nowrap',
    isEmpty: ({ credit }) => !isMore(credit, 0),
    cell: ({ credit }) => (isMore(credit, 0) ? <Amount of={credit} /> : '–'),
  },
  {
    key: 'total',
    title: partLabels.billed,
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ total }) => (
      <span className="font-semibold">
        <Amount of={total} />
      </span>
    ),
  },
]
