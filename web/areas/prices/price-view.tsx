import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { Button, buttonClass } from '#web/ui/action/button.tsx'
import type { SelectOption } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { CustomerPrice } from './customer-price.tsx'
import { type EditedRule, RuleDialog } from './price-dialogs.tsx'
import { PriceHistory } from './price-history.tsx'
import { priceListsQuery, pricesQuery } from './queries.ts'
import { RulesTable } from './rules-table.tsx'

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
  const { asked, ask, close } = useAsked<EditedRule | null>()
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
        lead="Daftar pelanggan mendahului harga level; lalu jumlah tertinggi yang tercapai berlaku."
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
      {asked && (
        <RuleDialog
          key={asked.turn}
          open={asked.open}
          product={product}
          rule={asked.about}
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
