import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { backdropClass } from './float-class.ts'
import { useWriting } from './writing.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The edge it comes from, in reading direction. */
  side?: 'start' | 'end'
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from the side of the screen: the menu or the filters on a phone. */
export function Drawer({ open, onClose, title, side = 'start', footer, children }: DrawerProps) {
  const { attributes, close } = useWriting()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Viewport {...attributes} className="fixed inset-0 z-50 flex">
          <Dialog.Popup className={cx(sheetClass, sides[side])}>
            <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pe-2 ps-5">
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              <Dialog.Close render={<IconButton icon="close" label={close} size="lg" />} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
            {footer && (
              <div className="flex gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const sheetClass =
  'flex h-dvh w-[min(22rem,88vw)] flex-col bg-paper shadow-modal outline-none transition-transform duration-200 ease-out'

const sides = {
  start:
    'me-auto data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
  end: 'ms-auto data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
}
