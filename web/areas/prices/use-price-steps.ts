import { useQuery } from '@tanstack/react-query'
import type { PriceStep } from '#domain/catalogue/prices/price-step.ts'
import { query } from '#web/lib/api/query.ts'
import { useViewer } from '#web/lib/viewer.ts'

/** What a product costs the viewer's company, ascending by quantity; nothing while it is not known, or for no buyer. */
export function usePriceSteps(productId: number): readonly PriceStep[] {
  const isBuyer = useViewer().company?.kind === 'buyer'
  const { data } = useQuery({ ...priceStepsQuery(productId), enabled: isBuyer })
  return data?.steps ?? []
}

/** What a product costs the company by quantity, and why. */
export const priceStepsQuery = (productId: number) =>
  query({ call: 'produk/harga', body: { productId }, live: ['cart', 'subscription'] })
