import { Link } from 'react-router'
import { provinces } from '#domain/companies/provinces.ts'
import { weekdayName, weekdays } from '#domain/days/weekdays.ts'
import { LONGEST } from '#domain/limits.ts'
import { readOptionalAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import { MOST_CLAIM_DAYS, MOST_CONFIRM_DAYS } from '#domain/orders/confirmation.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { RATES_PATH } from '../paths.ts'
import { deliveryQuery } from './queries.ts'
import type { CurrentDelivery } from './use-current-delivery.ts'

/** From when delivery is free, on which days there is any, and where goods may be fetched [SHOP-8]. */
export function DeliverySection({ delivery, saving }: CurrentDelivery) {
  const change = useAct('pusat-seller/pengaturan/kirim/ketentuan', {
    shows: deliveryQuery,
    done: 'Pengiriman tersimpan',
    failed: 'Pengiriman belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/pengaturan/kirim'],
  })
  const start = {
    freeFrom: shownAmount(delivery.freeFrom),
    weekdays: delivery.weekdays.map(String),
    pickup: delivery.pickup ?? '',
    confirmDays: String(delivery.confirmDays),
    claimDays: String(delivery.claimDays),
  }
  const form = useCallForm(change, {
    start,
    body: ({ freeFrom, weekdays, pickup, confirmDays, claimDays }) => ({
      version: delivery.version,
      freeFrom: readOptionalAmount(freeFrom),
      weekdays: [...weekdays],
      pickup: pickup || null,
      confirmDays,
      claimDays,
    }),
    keep: true,
    ...saving,
    answered(answer) {
      draft.forget()
      saving.answered(answer)
    },
  })
  // over another state it would be written over what a colleague has saved
  const draft = useFormDraft(form, `pengiriman ${delivery.version}`)
  const served = delivery.rates.length
  return (
    <Section
      title="Pengiriman"
      lead={`Mengirim ke ${served} dari ${provinces.length} provinsi.`}
      aside={
        <Link to={RATES_PATH} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Ubah tarif per provinsi
        </Link>
      }
    >
      {served === 0 && delivery.pickup === null && (
        <Notice tone="attention" className="mb-4">
          Belum ada tarif, sehingga pembeli belum dapat memesan. Isi tarif, atau izinkan ambil sendiri.
        </Notice>
      )}
      <form onSubmit={form.send} className="grid gap-5">
        <AmountField
          form={form}
          name="freeFrom"
          read={typedAmount}
          label="Gratis ongkir mulai belanja"
          optional
          hint="Jumlah barang sebelum PPN, ke semua provinsi yang Anda layani."
          leading="Rp"
          layoutClass="max-w-80"
        />
        <Field
          label="Hari kirim"
          group
          hint="Barang dapat diambil pada hari yang sama, kecuali hari libur nasional."
          error={form.formState.errors.weekdays?.message}
        >
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                {...form.register('weekdays')}
                value={String(day)}
                defaultChecked={start.weekdays.includes(String(day))}
                label={weekdayName(day)}
              />
            ))}
          </div>
        </Field>
        <TextField
          form={form}
          name="pickup"
          label="Ambil sendiri di"
          optional
          hint="Alamat dan jam pengambilan; pembeli yang belum mengambil diberi tahu bila berubah. Kosongkan bila barang selalu diantar."
          maxLength={LONGEST.address}
        />
        <SelectField
          form={form}
          name="confirmDays"
          label="Batas konfirmasi pesanan"
          hint="Sesudahnya pesanan dibatalkan otomatis. Hari libur Anda dan libur nasional tidak dihitung."
          options={daysUpTo(MOST_CONFIRM_DAYS)}
          layoutClass="max-w-80"
        />
        <SelectField
          form={form}
          name="claimDays"
          label="Batas klaim setelah barang diterima"
          hint="Selama itu pembeli dapat melaporkan barang kurang, rusak, atau tidak sesuai. Yang sudah diterima tetap pada batasnya."
          options={daysUpTo(MOST_CLAIM_DAYS)}
          layoutClass="max-w-80"
        />
        <div>
          <Button type="submit" working={form.working}>
            Simpan pengiriman
          </Button>
        </div>
      </form>
    </Section>
  )
}

function daysUpTo(most: number) {
  return Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1} hari kerja`,
  }))
}
