import { useQuery } from '@tanstack/react-query'
import type { PriceStep } from '#domain/catalogue/prices/price-step.ts'
import { query } from '#web/lib/api/query.ts'
import { useViewer } from '#web/lib/viewer.ts'

/** The company's prices of a product, ascending by quantity; empty while unknown, or without a buyer. */
export function usePriceSteps(productId: number): readonly PriceStep[] {
  const isBuyer = useViewer().company?.kind === 'buyer'
  const { data } = useQuery({ ...priceStepsQuery(productId), enabled: isBuyer })
  return data?.steps ?? []
}

/** The company's prices of a product by quantity, and their source. */
export const priceStepsQuery = (productId: number) =>
  query({ call: 'produk/harga', body: { productId }, live: ['cart', 'subscription'] })
