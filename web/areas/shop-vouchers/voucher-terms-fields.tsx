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
  const isPercent = form.watch('kind') === 'percent'
  const { errors } = form.formState
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Nama"
        hint="Dibaca pelanggan saat memilih voucher."
        maxLength={LONGEST.rewardName}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="kind"
          label="Jenis potongan"
          options={[
            { value: 'amount', label: 'Rupiah' },
            { value: 'percent', label: 'Persen' },
          ]}
        />
        <AmountField
          form={form}
          name="value"
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
            name="mostDiscount"
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
          name="minGoods"
          label="Belanja barang minimal"
          optional
          read={typedAmount}
          leading={rupiah}
          className="num"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Hari pertama" error={errors.firstDay?.message}>
          <DayInput {...form.register('firstDay')} />
        </Field>
        <Field label="Hari terakhir" hint="Sampai pukul 24.00 WIB." error={errors.lastDay?.message}>
          <DayInput {...form.register('lastDay')} />
        </Field>
        <TextField
          form={form}
          name="quota"
          label="Kuota pemakaian"
          optional
          hint="Semua pelanggan bersama. Kosongkan bila tanpa batas."
          inputMode="numeric"
          maxLength={9}
          trailing="kali"
        />
        <TextField
          form={form}
          name="usesPerCustomer"
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
