import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceDetail } from '#domain/catalogue/codec-prices.ts'
import { Amount } from '#web/lib/amount.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/list/skeleton.tsx'
import { priceReason } from './price-reason.ts'
import { customerPriceQuery } from './queries.ts'

interface Props {
  productId: number
  unit: string
  customers: PriceDetail['customers']
}

/** 'Mengapa harga ini?' for one customer: what it pays today, by quantity, and from which list [SHOP-3]. */
export function CustomerPrice({ productId, unit, customers }: Props) {
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
