import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerExchange as Exchange } from '#domain/receivables/codec-collection.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { exchangeText } from './exchange-text.ts'
import { customerExchangeQuery } from './queries.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

/** On which days a customer takes invoices, to be changed by the owner [PAY-2]. */
export function CustomerExchange({ customerId }: { customerId: string }) {
  const { data: exchange } = useSuspenseQuery(customerExchangeQuery(customerId))
  const [asking, setAsking] = useState(false)
  const decides = viewerMay(useViewer(), 'shop.change')
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        <span className="text-mute">Tukar faktur:</span>{' '}
        <strong className="font-semibold">{exchangeText(exchange.own ?? exchange.usual)}</strong>
        {exchange.own === null && <span className="text-mute"> (aturan toko)</span>}
      </span>
      {decides && (
        <Button variant="ghost" size="sm" data-print="hide" onClick={() => setAsking(true)}>
          Ubah hari
        </Button>
      )}
      {asking && <ExchangeDialog customerId={customerId} exchange={exchange} onClose={() => setAsking(false)} />}
    </p>
  )
}

interface DialogProps {
  customerId: string
  exchange: Exchange
  onClose: () => void
}

function ExchangeDialog({ customerId, exchange, onClose }: DialogProps) {
  const change = useAct('pusat-seller/piutang/pelanggan/ubah', {
    done: 'Hari tukar faktur tersimpan',
    refreshes: ['pusat-seller/piutang/pelanggan'],
  })
  const start = { ikut: exchange.own === null, hari_tukar_faktur: (exchange.own ?? exchange.usual).map(String) }
  const form = useCallForm(change, {
    start,
    body: ({ ikut, hari_tukar_faktur }) => ({
      pelanggan_id: customerId,
      hari_tukar_faktur: ikut ? null : [...hari_tukar_faktur],
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Hari tukar faktur pelanggan"
      description="Tempo dihitung dari hari tukar faktur berikutnya setelah barang dikirim. Invoice yang sudah terbit tidak berubah."
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <Checkbox
          {...form.register('ikut')}
          label="Ikut aturan toko"
          hint={exchangeText(exchange.usual)}
          defaultChecked={start.ikut}
        />
        {!form.watch('ikut') && (
          <Field
            label="Hari pelanggan ini"
            group
            hint="Tanpa hari, tempo dihitung dari hari pengiriman."
            error={form.formState.errors.hari_tukar_faktur?.message}
          >
            <WeekdayBoxes register={form.register('hari_tukar_faktur')} chosen={start.hari_tukar_faktur} />
          </Field>
        )}
      </div>
    </FormModal>
  )
}
