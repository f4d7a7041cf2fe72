import { ActLabel } from '#web/ui/action/act-label.tsx'
import { Button, type ButtonSize } from '#web/ui/action/button.tsx'
import { type NegotiableProduct, prepareNegotiation, useNegotiate } from './negotiate.tsx'

interface Props {
  product: NegotiableProduct & { negotiable: boolean }
  /** Why it cannot be negotiated now, if the page knows. */
  obstacle: string | null
  size?: ButtonSize
  className?: string
  iconOnly?: boolean | undefined
}

/** 'Nego' for a subscribed buyer who may; nothing if the price is not negotiable [CARD-1, ROLE-3]. */
export function NegotiateButton({ product, obstacle, iconOnly, ...appearance }: Props) {
  const negotiate = useNegotiate()
  if (!product.negotiable) return null
  return (
    <Button
      {...appearance}
      variant={iconOnly ? 'ghost' : 'accent'}
      disabled={obstacle !== null}
      reason={obstacle}
      aria-haspopup="dialog"
      onPointerEnter={prepareNegotiation}
      onClick={() => negotiate(product)}
    >
      <ActLabel icon="handshake" iconOnly={iconOnly}>
        Nego
      </ActLabel>
    </Button>
  )
}
