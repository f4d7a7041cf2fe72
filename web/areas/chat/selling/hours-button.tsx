import { useState } from 'react'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

const HoursDialog = lazyDialog(async () => (await import('./hours-dialog.tsx')).default)

/** Opens the seller's hours, for those who may write. */
export function HoursButton({ label = 'Jam buka' }: { label?: string }) {
  const [open, setOpen] = useState(false)
  if (!viewerMay(useViewer(), 'chat.write')) return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="clock" size={17} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <HoursDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
