import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAskingAgain } from '#web/lib/api/live.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
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
        </Suspense>
      </Popover>
      <Suspense fallback={null}>
        <PushKeeper companyId={companyId} userId={userId} />
      </Suspense>
    </>
  )
}

function ToCome() {
  return (
    <Loading inPanel>
      <SkeletonRows rows={3} />
    </Loading>
  )
}
