import type { SampleProduct } from '#domain/sample/product.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { badgeLook } from './sample-words.ts'

export function SampleBadges({ product: { badges } }: { product: SampleProduct }) {
  return badges.map((badge) => (
    <StatusPill key={badge} tone={badgeLook[badge].tone}>
      {badgeLook[badge].label}
    </StatusPill>
  ))
}
