import { useFormContext } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { typedAmount } from '#domain/number-text.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import type { SelectOption } from '#web/ui/form/select.tsx'
import type { TypedTerms } from './voucher-terms.ts'

/** What a voucher takes off, when, how often and for whom, as fields of the surrounding form [SELLER-1]. */
export function VoucherTermsFields({ audiences }: { audiences: readonly SelectOption[] }) {
  const form = useFormContext<TypedTerms>()
  const isPercent = form.watch('jenis') === 'persen'
  const { errors } = form.formState
  return (
    <>
      <TextField
        form={form}
        name="nama"
        label="Nama"
        hint="Dibaca pelanggan saat memilih voucher."
        maxLength={LONGEST.rewardName}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="jenis"
          label="Jenis potongan"
          options={[
            { value: 'nominal', label: 'Rupiah' },
            { value: 'persen', label: 'Persen' },
          ]}
        />
        <AmountField
          form={form}
          name="nilai"
          label="Potongan"
          read={typedAmount}
          leading={isPercent ? undefined : rupiah}
          trailing={isPercent ? <span className="pe-2">%</span> : undefined}
          unit={isPercent ? '%' : ''}
          className="num"
        />
        {isPercent && (
          <AmountField
            form={form}
            name="potongan_maksimal"
            label="Potongan maksimal"
            optional
            hint="Kosongkan bila tanpa batas."
            read={typedAmount}
            leading={rupiah}
            className="num"
          />
        )}
        <AmountField
          form={form}
          name="min_belanja"
          label="Belanja barang minimal"
          optional
          read={typedAmount}
          leading={rupiah}
          className="num"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Hari pertama" error={errors.dari?.message}>
          <DayInput {...form.register('dari')} />
        </Field>
        <Field label="Hari terakhir" hint="Sampai pukul 24.00 WIB." error={errors.sampai?.message}>
          <DayInput {...form.register('sampai')} />
        </Field>
        <TextField
          form={form}
          name="kuota"
          label="Kuota pemakaian"
          optional
          hint="Semua pelanggan bersama. Kosongkan bila tanpa batas."
          inputMode="numeric"
          maxLength={9}
          trailing="kali"
        />
        <TextField
          form={form}
          name="per_pelanggan"
          label="Pemakaian per pelanggan"
          inputMode="numeric"
          maxLength={4}
          trailing="kali"
        />
      </div>
      <SelectField form={form} name="untuk" label="Untuk" options={audiences} />
    </>
  )
}

const rupiah = <span className="ps-1 text-sm">Rp</span>
