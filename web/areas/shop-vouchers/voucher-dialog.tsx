import { FormProvider } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import type { OwnShopVoucher, ShopVoucherPage } from '#domain/shop-vouchers/contract.ts'
import { askedFirst } from '#web/lib/asked-first.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useVoucherCost } from './use-voucher-cost.ts'
import { audiences, termsBody, termsFaults, termsStart } from './voucher-terms.ts'
import { VoucherTermsFields } from './voucher-terms-fields.tsx'

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
  const form = useCallForm(askedFirst(make, cost.askFor), {
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
  const form = useCallForm(askedFirst(change, cost.askFor), {
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
