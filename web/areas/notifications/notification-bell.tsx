import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAskingAgain } from '#web/lib/api/live.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { PushOffer } from './push/push-keeper.tsx'
import { bellQuery } from './queries.ts'

const BellPanel = lazyComponent(async () => (await import('./bell-panel.tsx')).default)
const PushKeeper = lazyComponent(async () => (await import('./push/push-keeper.tsx')).PushKeeper)

interface Props {
  companyId: string
  userId: string
}

/** The bell with the company's notifications and the count of new ones. Failures are silent [HEAD-8, API-4]. */
export function NotificationBell({ companyId, userId }: Props) {
  const [open, setOpen] = useState(false)
  const [push, setPush] = useState<PushOffer>('none')
  const [asking, setAsking] = useState(false)
  const words = useInsideWords()
  const { data } = useQuery({
    ...bellQuery(companyId),
    refetchInterval: useAskingAgain(),
  })

  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        title={words.notifications}
        bodyClass="max-h-90"
        trigger={
          <IconButton icon="bell" label={words.notifications} size="lg" variant="ghost" count={data?.unread ?? 0} />
        }
      >
        <Suspense fallback={<ToCome />}>
          <BellPanel companyId={companyId} userId={userId} onLeave={() => setOpen(false)} />
          {push !== 'none' && (
            <PushLine
              onAsk={() => {
                setOpen(false)
                setAsking(true)
              }}
            />
          )}
        </Suspense>
      </Popover>
      <Suspense fallback={null}>
        <PushKeeper
          companyId={companyId}
          userId={userId}
          offer={push}
          onOffer={setPush}
          asking={asking}
          onAsking={setAsking}
        />
      </Suspense>
    </>
  )
}

/** The offer of push messages for whoever looks at what is new [PUSH-1, UX-2]. */
function PushLine({ onAsk }: { onAsk: () => void }) {
  return (
    <p className="border-t border-line px-2 py-1.5">
      <Button variant="ghost" size="sm" block icon={<Icon name="bell" size={18} />} onClick={onAsk}>
        Aktifkan di perangkat ini
      </Button>
    </p>
  )
}

function ToCome() {
  return (
    <Loading inPanel>
      <SkeletonRows rows={3} />
    </Loading>
  )
}
