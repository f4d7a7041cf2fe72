import type { ReactNode } from 'react'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import type { StockDialogProps } from './stock-dialog.tsx'

interface Props extends StockDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form, of which only what sends it is used
  form: Pick<CallForm<any>, 'working' | 'send'>
  title: ReactNode
  children: ReactNode
}

/** The form of an act on a product's stock [SHOP-5]. */
export function StockModal({ open, product, onClose, form, title, children }: Props) {
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={title}
      description={product.name}
      size="sm"
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      {children}
    </FormModal>
  )
}
