import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import { inboxPath, negotiationPath } from '#web/areas/negotiations/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { besideQuery } from '../queries.ts'

interface Props {
  roomId: string
  onLeave?: (() => void) | undefined
}

/** A negotiation that runs between the two, the one that ends first; nothing where none does. */
export function RunningNego({ roomId, onLeave }: Props) {
  const selling = useViewer().company?.kind === 'seller'
  const { data } = useQuery(besideQuery(roomId))
  const [nego, ...others] = data?.negotiations ?? []
  if (!nego) return null
  return (
    <div className="flex min-h-13 shrink-0 items-center gap-3 border-b border-amber-line bg-amber-tint px-5 py-1.5 text-sm leading-snug max-lg:px-4">
      <Icon name="handshake" className="text-amber" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-semibold">Nego berjalan</span>
          <span className="num @max-xl/room:hidden">
            {' '}
            · {nego.productName} · {formatQuantity(nego.units)} {nego.unit}
          </span>
        </span>
        <span className="num block text-xs text-amber-ink @xl/room:truncate">
          <span className="inline-block first-letter:uppercase">{stateLabel(nego.state)}</span>{' '}
          <Amount of={nego.price} />
          <span className="@max-xl/room:hidden">
            {' '}
            / {nego.unit} · berlaku sampai 24.00 WIB hari ini
            {others.length > 0 && ` · dan ${others.length} nego lain`}
          </span>
        </span>
      </span>
      <Link
        to={selling ? inboxPath(nego.id) : negotiationPath(nego.id)}
        onClick={onLeave}
        className="text-link shrink-0 whitespace-nowrap"
      >
        Lihat Detail Nego
      </Link>
    </div>
  )
}
