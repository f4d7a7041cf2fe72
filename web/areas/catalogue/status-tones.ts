import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

export const statusTones: Record<ProductStatus, Tone> = {
  published: 'success',
  withdrawn: 'neutral',
  draft: 'attention',
  closed: 'attention',
  banned: 'danger',
}
