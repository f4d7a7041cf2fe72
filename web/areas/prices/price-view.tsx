import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { PriceDetail } from '#domain/catalogue/contract-prices.ts'
import { formatQuantity } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime, formatDay } from '#web/lib/dates.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { type EditedRule, RuleDialog } from './price-dialogs.tsx'
import { customerPriceQuery, priceListsQuery, pricesQuery } from './queries.ts'
import { RulesTable } from './rules-table.tsx'
import { priceReason } from './why-this-price.tsx'

interface Props {
  productId: number
  today: string
  /** Whether prices of single customers may be written [SHOP-7]. */
  mayGrant: boolean
  /** Where the prices of levels are edited. */
  editorPath: string
}

/** All prices of one product: levels, tiers, customers, what begins later, and what changed [SHOP-3]. */
export function PriceView({ productId, today, mayGrant, editorPath }: Props) {
  const { data: product } = useSuspenseQuery(pricesQuery(productId))
  const { data: lists } = useSuspenseQuery(priceListsQuery)
  const { target, ask, close } = useDialogTarget<EditedRule | null>()
  const { levels, unit } = product
  const targets: SelectOption[] = [
    ...levels.map(({ level }) => ({ value: `level-${level}`, label: `Level ${level}` })),
    ...(mayGrant ? lists.lists : [])
      .filter(({ lastDay }) => lastDay === null || lastDay >= today)
      .map(({ id, name, customer }) => ({ value: id, label: `${name} · ${customer}` })),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Section
        title="Harga level"
        lead={`Minimum pembelian ${formatQuantity(product.minPurchase)} ${unit}.`}
        aside={
          <Link to={editorPath} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Ubah harga level
          </Link>
        }
      >
        {levels.length === 0 ? (
          <p className="text-sm text-mute">Produk ini belum punya harga.</p>
        ) : (
          <FactList
            layout="rows"
            facts={levels.map(({ level, amount, since }) => ({
              label: <LevelName level={level} since={since} />,
              key: String(level),
              value: (
                <>
                  <Amount of={amount} /> / {unit}
                </>
              ),
            }))}
          />
        )}
      </Section>
      <Section
        title="Harga bertingkat, berjangka, dan pelanggan"
        lead="Daftar harga pelanggan mendahului harga level; lalu jumlah tertinggi yang tercapai berlaku."
        aside={
          targets.length > 0 && (
            <Button size="sm" onClick={() => ask(null)}>
              Tambah harga
            </Button>
          )
        }
      >
        <RulesTable product={product} mayGrant={mayGrant} onEdit={ask} />
      </Section>
      <CustomerPrice productId={productId} unit={unit} customers={product.customers} />
      <PriceHistory changes={product.history} />
      {target && (
        <RuleDialog
          key={target.openCount}
          open={target.open}
          product={product}
          rule={target.about}
          targets={targets}
          today={today}
          onClose={close}
        />
      )}
    </div>
  )
}

function LevelName({ level, since }: { level: number; since: string | null }): ReactNode {
  return (
    <>
      Level {level}
      {since && <span className="text-mute"> · sejak {formatDay(since)}</span>}
    </>
  )
}

type Change = PriceDetail['history'][number]

/** The history of prices: member, price, instant, before and after [SHOP-3]. */
function PriceHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  const rows = changes.map((change, place) => ({ ...change, place }))
  return (
    <Section title="Riwayat harga">
      <DataTable caption="Riwayat harga" columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
    </Section>
  )
}

const columns: Column<Change>[] = [
  {
    key: 'waktu',
    title: 'Waktu',
    onCard: 'bare',
    className: 'whitespace-nowrap',
    cell: ({ at }) => (
      <time dateTime={at} className="num text-mute">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: 'apa',
    title: 'Harga',
    onCard: 'heading',
    className: 'md:w-full',
    cell: ({ what, listName, by }) => (
      <>
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {listName ? `${listName} · ${what}` : what}
        </span>
        <span className="block text-xs font-normal text-mute">{by}</span>
      </>
    ),
  },
  { key: 'sebelum', title: 'Sebelum', className: 'md:min-w-44', cell: ({ before }) => <Side text={before} /> },
  { key: 'sesudah', title: 'Sesudah', className: 'md:min-w-44', cell: ({ after }) => <Side text={after} /> },
]

function Side({ text }: { text: string | null }) {
  if (text === null) return <span className="text-mute">–</span>
  return <span className="num">{withAmounts(text)}</span>
}

interface CustomerPriceProps {
  productId: number
  unit: string
  customers: PriceDetail['customers']
}

/** 'Mengapa harga ini?' for one customer: what it pays today, by quantity, and from which list [SHOP-3]. */
function CustomerPrice({ productId, unit, customers }: CustomerPriceProps) {
  const [customerId, setCustomerId] = useState('')
  if (customers.length === 0) return null
  return (
    <Section title="Mengapa harga ini?" lead="Harga yang dilihat satu pelanggan hari ini, dan asalnya.">
      <Field label="Pelanggan" className="max-w-md">
        <Select
          placeholder="Pilih pelanggan"
          value={customerId}
          onChange={(event) => setCustomerId(event.target.value)}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {customerId && <Steps productId={productId} unit={unit} customerId={customerId} />}
    </Section>
  )
}

function Steps({ productId, unit, customerId }: { productId: number; unit: string; customerId: string }) {
  const { data, error, isFetching, refetch } = useQuery(customerPriceQuery(productId, customerId))
  if (error) return <ErrorState onRetry={() => void refetch()} working={isFetching} />
  if (!data)
    return (
      <Loading className="mt-4">
        <SkeletonText lines={2} />
      </Loading>
    )
  if (data.steps.length === 0) return <p className="mt-4 text-sm text-mute">Pelanggan ini tidak melihat harga.</p>
  return (
    <ul aria-live="polite" className="mt-4 divide-y divide-line border-y border-line text-sm">
      {data.steps.map((step) => (
        <li key={step.from} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
          <span>{priceReason(step, unit)}</span>
          <span className="num font-semibold">
            <Amount of={step.amount} /> / {unit}
          </span>
        </li>
      ))}
    </ul>
  )
}
