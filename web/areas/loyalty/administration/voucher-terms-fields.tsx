import { useFormContext } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import { MOST_BY_ONE } from '#domain/loyalty/second-administrator.ts'
import type { DecimalText } from '#domain/money.ts'
import { readAmount, readOptionalAmount, shownAmount, typedAmount } from '#domain/numbers/number-text.ts'
import { Amount } from '#web/lib/amount.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'

interface TypedTerms {
  title: string
  amount: string
  minSpend: string
  validDays: string
}

interface Terms {
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
}

/** The first values of the fields of a voucher's terms. */
export function termsStart(terms: Terms | null): TypedTerms {
  return {
    title: terms?.title ?? '',
    amount: shownAmount(terms?.amount ?? null),
    minSpend: shownAmount(terms?.minSpend ?? null),
    validDays: String(terms?.validDays ?? 90),
  }
}

/** The typed terms as the body of a call; unreadable values are left for the contract to refuse. */
export function termsBody({ title, amount, minSpend, validDays }: TypedTerms) {
  return {
    title,
    amount: readAmount(amount) ?? amount,
    minSpend: readOptionalAmount(minSpend) ?? '0',
    validDays: validDays.trim(),
  }
}

/** Title, amount and minimum of a voucher, as fields of the surrounding form [ADM-5]. */
export function VoucherTermsFields() {
  const form = useFormContext<TypedTerms>()
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Nama"
        hint="Tampil pada voucher dan di riwayat poin perusahaan."
        maxLength={LONGEST.rewardName}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          form={form}
          name="amount"
          read={typedAmount}
          label="Nilai voucher"
          hint={
            <>
              Di atas <Amount of={MOST_BY_ONE} /> menunggu persetujuan administrator kedua.
            </>
          }
          leading={rupiah}
          className="num"
        />
        <AmountField
          form={form}
          name="minSpend"
          read={typedAmount}
          label="Nilai barang minimal"
          optional
          leading={rupiah}
          className="num"
        />
      </div>
      <TextField
        form={form}
        name="validDays"
        label="Voucher berlaku"
        hint="Sejak diberikan, sampai akhir hari terakhirnya (WIB)."
        inputMode="numeric"
        maxLength={3}
        trailing="hari"
      />
    </>
  )
}

const rupiah = <span className="ps-1 text-sm">Rp</span>
