import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { hoursQuery } from './queries.ts'

const HoursDialog = lazyDialog(async () => (await import('./hours-dialog.tsx')).default)

/** Opens the seller's hours, for those who decide for the shop [SHOP-8]. */
export function HoursButton({ label = 'Jam buka' }: { label?: string }) {
  const { data: hours } = useSuspenseQuery(hoursQuery)
  const { target, ask, close } = useDialogTarget<typeof hours.days>()
  if (!viewerMay(useViewer(), 'shop.change')) return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="clock" size={17} />}
        aria-haspopup="dialog"
        onClick={() => ask(hours.days)}
      >
        {label}
      </Button>
      {target && <HoursDialog key={target.openCount} open={target.open} days={target.about} onClose={close} />}
    </>
  )
}
