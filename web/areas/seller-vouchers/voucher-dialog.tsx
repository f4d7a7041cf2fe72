import type { ReactNode } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { typedAmount } from '#domain/numbers/number-text.ts'
import type { OwnShopVoucher, ShopVoucherPage } from '#domain/seller-vouchers/contract.ts'
import { costOf } from '#domain/seller-vouchers/voucher.ts'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import type { SelectOption } from '#web/ui/form/select.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useQuestion } from '#web/ui/overlay/use-question.tsx'
import { audiences, type TypedTerms, termsBody, termsFaults, termsStart } from './voucher-terms.ts'

interface Props {
  /** As it was when the dialog was opened; null: a new one. */
  voucher: OwnShopVoucher | null
  customers: ShopVoucherPage['customers']
  today: string
  onClose: () => void
}

const refreshes = ['pusat-seller/voucher/daftar'] as const
const buttons = { confirmLabel: 'Simpan', cancelLabel: 'Batal' }

/** Makes a voucher of the shop, or changes one from now on [SELLER-1]. */
export function VoucherDialog({ voucher, ...rest }: Props) {
  return voucher ? <ChangedVoucher voucher={voucher} {...rest} /> : <NewVoucher {...rest} />
}

function NewVoucher({ customers, today, onClose }: Omit<Props, 'voucher'>) {
  const make = useAct('pusat-seller/voucher/buat', { done: 'Voucher toko dibuat', refreshes })
  const cost = useVoucherCost()
  const form = useCallForm(confirmFirst(make, cost.askFor), {
    start: { code: '', ...termsStart(null, today) },
    body: ({ code, ...typed }) => ({ code, ...termsBody(typed) }),
    faults: termsFaults,
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title="Voucher toko baru"
      description="Potongan harga sebelum PPN, yang dipilih pelanggan saat checkout."
      {...buttons}
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <TextField
            form={form}
            name="code"
            label="Kode voucher"
            hint="Huruf, angka, dan tanda hubung. Tidak dapat diubah lagi."
            maxLength={LONGEST.promoCode}
            autoCapitalize="characters"
            autoComplete="off"
            className="uppercase"
          />
          <VoucherTermsFields audiences={audiences(customers, null)} />
          {cost.question}
        </div>
      </FormProvider>
    </FormModal>
  )
}

function ChangedVoucher({ voucher, customers, today, onClose }: Props & { voucher: OwnShopVoucher }) {
  const change = useAct('pusat-seller/voucher/ubah', { done: 'Voucher toko diubah', refreshes })
  const cost = useVoucherCost()
  const form = useCallForm(confirmFirst(change, cost.askFor), {
    start: termsStart(voucher, today),
    body: (typed) => ({ id: voucher.id, version: voucher.version, ...termsBody(typed) }),
    faults: termsFaults,
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Ubah ${voucher.code}`}
      description="Berlaku mulai sekarang. Pesanan yang sudah memakainya tidak berubah."
      {...buttons}
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <VoucherTermsFields audiences={audiences(customers, voucher)} />
          {cost.question}
        </div>
      </FormProvider>
    </FormModal>
  )
}

type Terms = Omit<BodyOf<CallAt<'pusat-seller/voucher/buat'>>, 'code'>

/** Asks for confirmation before a costly voucher is saved [SELLER-1]. */
function useVoucherCost(): {
  askFor: (terms: Terms) => Promise<boolean | { knowsCost: true }>
  question: ReactNode
} {
  const { ask, question } = useQuestion()
  return {
    question,
    askFor: async (terms) => {
      const cost = costOfTyped(terms)
      if (cost === null) return true
      const isConfirmed = await ask({
        title: 'Voucher ini memberi potongan besar. Simpan?',
        text: cost,
        confirmLabel: 'Ya, simpan voucher',
        cancelLabel: 'Periksa lagi',
        tone: 'danger',
      })
      return isConfirmed && { knowsCost: true }
    },
  }
}

function costOfTyped(terms: Terms): string | null {
  return costOf({
    kind: terms.kind,
    value: String(terms.value),
    mostDiscount: textOf(terms.mostDiscount),
    minGoods: String(terms.minGoods),
    quota: countOf(terms.quota),
    usesPerCustomer: countOf(terms.usesPerCustomer) ?? 1,
    customerId: terms.customerId || null,
  })
}

function textOf(amount: Terms['mostDiscount']): string | null {
  return amount ? String(amount) : null
}

function countOf(count: string | number | null | undefined): number | null {
  return count ? Number(count) : null
}

/** What a voucher takes off, when, how often and for whom, as fields of the surrounding form [SELLER-1]. */
function VoucherTermsFields({ audiences }: { audiences: readonly SelectOption[] }) {
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
