import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** 'Laporkan produk', for those who are signed in [ADM-3]. */
export default function ReportProduct({ product }: { product: { id: number; name: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        variant="ghost"
        size="sm"
        className="-ms-3 text-mute"
        icon={<Icon name="warning" size={18} />}
        onClick={() => setOpen(true)}
      >
        Laporkan produk
      </Button>
      <ReportDialog open={open} product={product} onClose={() => setOpen(false)} />
    </>
  )
}
