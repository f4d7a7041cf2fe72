import { useId, useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { ActProblem } from '#web/lib/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
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

interface Shipment {
  kurir: string
  resi: string | null
}

interface Props {
  open: boolean
  working: boolean
  onShip: (shipment: Shipment) => Promise<ActProblem>
  onClose: () => void
}

/** Asks who carries the goods and under which number [SELLER-5]. */
export function ShipDialog({ open, working, onShip, onClose }: Props) {
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const [errors, setErrors] = useState<{ kurir?: string; resi?: string }>({})
  const carriersId = useId()

  async function submit() {
    if (!carrier.trim()) return setErrors({ kurir: 'Kurir harus diisi.' })
    const problem = await onShip({ kurir: carrier.trim(), resi: tracking.trim() || null })
    if (!problem || problem.movedOn) return onClose()
    if (problem.field === 'kurir' || problem.field === 'resi') setErrors({ [problem.field]: problem.sentence })
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title="Kirim pesanan"
      description="Pembeli diberi tahu bahwa barang sudah dikirim."
      confirmLabel="Catat pengiriman"
      cancelLabel="Batal"
      working={working}
      onSend={submit}
    >
      <div className="grid gap-4">
        <Field label="Kurir" error={errors.kurir}>
          <TextInput
            list={carriersId}
            maxLength={LONGEST.carrier}
            autoComplete="off"
            value={carrier}
            onChange={(event) => {
              setCarrier(event.target.value)
              setErrors({})
            }}
          />
        </Field>
        <datalist id={carriersId}>
          {wellKnown.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="Nomor resi"
          optional
          error={errors.resi}
          hint="Nomor resi atau surat jalan, agar pembeli dapat melacaknya."
        >
          <TextInput
            maxLength={LONGEST.trackingNumber}
            autoComplete="off"
            value={tracking}
            onChange={(event) => {
              setTracking(event.target.value)
              setErrors({})
            }}
          />
        </Field>
      </div>
    </FormModal>
  )
}
