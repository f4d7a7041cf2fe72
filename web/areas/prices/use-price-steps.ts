import { useQuery } from '@tanstack/react-query'
import type { PriceStep } from '#domain/catalogue/price-step.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { priceStepsQuery } from './queries-steps.ts'

/** What a product costs the viewer's company, ascending by quantity; nothing while it is not known, or for no buyer. */
export function usePriceSteps(productId: number): readonly PriceStep[] {
  const isBuyer = useViewer().company?.kind === 'buyer'
  const { data } = useQuery({ ...priceStepsQuery(productId), enabled: isBuyer })
  return data?.steps ?? []
}
