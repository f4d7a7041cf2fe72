import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

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
export function AskButton({ seller, obstacle, label, ...look }: Props) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        disabled={obstacle !== null}
        reason={obstacle}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <AskDialog open={open} seller={seller} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
