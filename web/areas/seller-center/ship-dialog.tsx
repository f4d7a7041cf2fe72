import { useId } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { CallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

const wellKnown = [
  'Armada sendiri',
  'JNE Trucking',
  'Indah Logistik',
  'Dakota Cargo',
  'Wahana',
  'Deliveree',
  'Lalamove',
]

interface Props {
  open: boolean
  form: CallForm<{ kurir: string; resi: string }>
  onClose: () => void
}

/** Asks for carrier and tracking number [SELLER-5]. */
export function ShipDialog({ open, form, onClose }: Props) {
  const carriersId = useId()
  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Kirim pesanan"
      description="Pembeli diberi tahu bahwa barang sudah dikirim."
      confirmLabel="Catat pengiriman"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextField
          form={form}
          name="kurir"
          label="Kurir"
          list={carriersId}
          maxLength={LONGEST.carrier}
          autoComplete="off"
        />
        <datalist id={carriersId}>
          {wellKnown.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          form={form}
          name="resi"
          label="Nomor resi"
          optional
          hint="Nomor resi atau surat jalan, agar pembeli dapat melacaknya."
          maxLength={LONGEST.trackingNumber}
          autoComplete="off"
        />
      </div>
    </FormModal>
  )
}
