import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { withAmounts } from '../text/with-amounts.tsx'
import { backdropClass } from './float-class.ts'
import { useFocusBack } from './use-focus-back.ts'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  confirmLabel?: string
  /** Null leaves only one button: a notice to read. */
  cancelLabel?: string | null | undefined
  tone?: 'primary' | 'danger' | undefined
  working?: boolean
}

/** A question that must be answered before going on; a click outside does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, tone = 'primary', working } = props
  const { confirmLabel = 'Ya', cancelLabel = 'Batal' } = props
  const focusBack = useFocusBack(open)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => next || working || onCancel()}
      onOpenChangeComplete={focusBack}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} forceRender />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <AlertDialog.Popup className="w-full max-w-105 rounded-modal bg-paper p-6 shadow-modal outline-none transition-[opacity,transform] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0">
            <AlertDialog.Title className="text-lg font-semibold">{withAmounts(title)}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-soft">
              {withAmounts(children)}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              {cancelLabel !== null && (
                <Button variant="secondary" disabled={working} onClick={onCancel}>
                  {cancelLabel}
                </Button>
              )}
              <Button variant={tone} working={working} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
