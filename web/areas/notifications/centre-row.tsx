import { Link } from 'react-router'
import type { Bell } from '#domain/notifications/contract.ts'
import { kinds } from '#domain/notifications/kinds.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  notification: Bell['notifications'][number]
  onRead: () => void
}

/** One notification, which leads to what it is about and is read by that, or by the button beside it. */
export function CentreRow({ notification: { kind, message, link, at, read }, onRead }: Props) {
  return (
    <li className={cx('flex items-start', !read && 'bg-primary-wash')}>
      <Link
        to={link}
        onClick={() => read || onRead()}
        className="flex min-w-0 flex-1 items-start gap-3 px-4 py-3.5 no-underline -outline-offset-2 hover:bg-primary-wash sm:px-5"
      >
        <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
          <Icon name={icons[kind]} size={18} />
        </span>
        <span className="min-w-0">
          <span className={cx('block text-ink wrap-anywhere', !read && 'font-semibold')}>
            {!read && <span className="sr-only">Baru: </span>}
            {withAmounts(message)}
          </span>
          <span className="num mt-0.5 flex flex-wrap gap-x-2.5 text-sm text-mute">
            <span>{kinds[kind].label}</span> <span className="whitespace-nowrap">{formatDateTime(at)}</span>
          </span>
        </span>
      </Link>
      <span className="w-12 shrink-0 py-3">
        {!read && (
          <IconButton
            icon="check"
            label={`Tandai dibaca: ${message}`}
            title="Tandai dibaca"
            variant="ghost"
            onClick={onRead}
          />
        )}
      </span>
    </li>
  )
}

const icons: Record<keyof typeof kinds, IconName> = {
  nego: 'handshake',
  order: 'basket',
  bill: 'card',
  claim: 'shield',
  approval: 'check-circle',
  subscription: 'store',
  chat: 'chat',
  stock: 'box',
  list: 'list',
  price: 'tag',
  discount: 'tag',
  document: 'document',
  material: 'leaf',
  application: 'document',
  account: 'card',
  company: 'building',
  product: 'box',
  import: 'document',
  complaint: 'shield',
}
