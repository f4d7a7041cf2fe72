import { Link } from 'react-router'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button, type ButtonVariant } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { openChat } from './opening.ts'
import { customerChatPath } from './paths.ts'

/** With whom, as the page knows the seller, and about which product. No objects: the same on each rendering of the page. */
interface Props {
  sellerId?: string
  sellerUsername?: string
  productId?: number
  productName?: string
  productPicture?: string
}

interface CustomerProps {
  buyerId: string
  variant?: ButtonVariant
  size?: 'sm'
}

/** 'Chat seller', for a seller that the buyer subscribes to, which the caller has checked [ROLE-3, DETAIL-4]. */
export function ChatButton({
  variant = 'secondary',
  block,
  ...about
}: Props & { variant?: ButtonVariant; block?: boolean }) {
  if (!useMayChat()) return null
  return (
    <Button
      variant={variant}
      block={block}
      icon={<Icon name="chat" size={18} />}
      aria-haspopup="dialog"
      onClick={() => open(about)}
    >
      Chat seller
    </Button>
  )
}

/** 'Chat seller' as an icon, in the row of a table. */
export function ChatIcon({ sellerName, ...about }: Props & { sellerName: string }) {
  if (!useMayChat()) return null
  return (
    <IconButton
      icon="chat"
      label={`Chat dengan ${sellerName}${about.productName ? ` tentang ${about.productName}` : ''}`}
      aria-haspopup="dialog"
      className="text-primary!"
      onClick={() => open(about)}
    />
  )
}

/** 'Chat' with a customer, wherever its seller sees it: leads to the conversation, which begins there [SELLER-1, CHAT-5]. */
export function CustomerChatLink({ buyerId, variant = 'secondary', size }: CustomerProps) {
  const viewer = useViewer()
  if (viewer.company?.kind !== 'seller' || !viewerMay(viewer, 'chat.read')) return null
  return (
    <Link to={customerChatPath(buyerId)} data-print="hide" className={buttonClass({ variant, size })}>
      <Icon name="chat" size={18} />
      Chat
    </Link>
  )
}

function open({ sellerId, sellerUsername = '', productId, productName = '', productPicture = '' }: Props): void {
  openChat({
    room: { seller: sellerId === undefined ? { username: sellerUsername } : { id: sellerId } },
    product: productId === undefined ? null : { id: productId, name: productName, picture: productPicture },
  })
}

function useMayChat(): boolean {
  const viewer = useViewer()
  return viewer.company?.kind === 'buyer' && viewerMay(viewer, 'chat.read')
}
