import { useState } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

const AskDialog = lazyDialog(async () => (await import('./ask-dialog.tsx')).AskDialog)

interface Props {
  seller: { id: string; name: string }
  /** Why it cannot be requested now; null if it can. */
  obstacle: string | null
  label: string
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  block?: boolean
}

/** Opens the request for a subscription [REG-4]. */
export function AskButton({ seller, obstacle, label, ...appearance }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...appearance}
        aria-haspopup="dialog"
        disabled={obstacle !== null}
        reason={obstacle}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <AskDialog open={open} seller={seller} onClose={() => setOpen(false)} />
    </>
  )
}
