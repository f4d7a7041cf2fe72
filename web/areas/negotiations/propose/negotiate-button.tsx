import { ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button, type ButtonSize } from '#web/ui/action/button.tsx'
import { type NegotiableProduct, prepareNegotiation, useNegotiate } from './negotiate.tsx'

interface Props {
  product: NegotiableProduct & { negotiable: boolean }
  size?: ButtonSize
  className?: string
}

/** 'Nego' for a subscribed buyer; nothing if the price is not negotiable [CARD-1, ROLE-3]. */
export function NegotiateButton({ product, ...look }: Props) {
  const negotiate = useNegotiate()
  const may = viewerMay(useViewer(), 'nego.act')
  if (!product.negotiable) return null
  return (
    <Button
      {...look}
      variant="accent"
      disabled={!may}
      reason={may ? null : ROLE_FORBIDS}
      onPointerEnter={prepareNegotiation}
      onClick={() => negotiate(product)}
    >
      Nego
    </Button>
  )
}
