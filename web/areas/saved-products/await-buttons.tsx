import { useLocation, useNavigate } from 'react-router'
import { addressOf, signInPath } from '#web/lib/page/paths.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { changeSaved } from './change-saved-list.ts'
import { SavedListButton, SavedListIcon } from './saved-list-buttons.tsx'

interface Props {
  product: { id: number; name: string; available: boolean }
  className?: string
}

const LABEL = 'Kabari bila ada'

/** 'Kabari bila ada' for what is out of stock: requests one notification when it is there again [SHOP-5]. */
export function AwaitButton({ product, className }: Props) {
  const { who, signIn } = useWaiting(product)
  if (who === 'member') return <SavedListButton shelf="awaited" product={product} className={className} />
  if (who !== 'visitor') return null
  return (
    <Button variant="ghost" size="sm" icon={<Icon name="bell" size={18} />} onClick={signIn} className={className}>
      {LABEL}
    </Button>
  )
}

/** 'Kabari bila ada' as an icon. */
export function AwaitIcon({ product, className }: Props) {
  const { who, signIn } = useWaiting(product)
  if (who === 'member') return <SavedListIcon shelf="awaited" product={product} className={className} />
  if (who !== 'visitor') return null
  return (
    <IconButton
      icon="bell"
      size="dense"
      label={`${LABEL} ${product.name}`}
      data-shelf="awaited"
      onClick={signIn}
      className={className}
    />
  )
}

/** Keeps a visitor's request in the browser during sign-in, and moves it to the account there, as favourites do. */
function useWaiting({ id, available }: Props['product']) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const here = addressOf(useLocation())
  const signIn = () => {
    changeSaved({ shelf: 'awaited', productIds: [id], on: true })
    void navigate(signInPath(here))
  }
  return { who: available ? null : whoWaits(viewer), signIn }
}

function whoWaits(viewer: ReturnType<typeof useViewer>): 'visitor' | 'member' | null {
  if (!viewer.signedIn) return 'visitor'
  return viewerMay(viewer, 'cart.change') ? 'member' : null
}
