import { FormProvider } from 'react-hook-form'
import { LONGEST } from '#domain/limits.ts'
import type { AdminPromo } from '#domain/loyalty/contract-administration.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { termsBody, termsStart, VoucherTermsFields } from './voucher-terms-fields.tsx'

interface Props {
  /** As it was when the dialog was opened; null: a new one. */
  promo: AdminPromo | null
  onClose: () => void
}

const NO_DAY = 'Tulis tanggal, misalnya 31/12/2026.'

/** Makes a promotion code, or changes one from now on [ADM-5]. */
export function PromoDialog({ promo, onClose }: Props) {
  const save = useAct('admin/promo/simpan', { done: 'Kode promo tersimpan', refreshes: ['admin/promo/daftar'] })
  const form = useCallForm(save, {
    start: {
      code: promo?.code ?? '',
      ...termsStart(promo),
      firstDay: writeDay(promo?.firstDay ?? ''),
      lastDay: writeDay(promo?.lastDay ?? ''),
      mostClaims: shownQuantity(promo?.mostClaims == null ? null : String(promo.mostClaims)),
    },
    body: ({ code, firstDay, lastDay, mostClaims, ...terms }) => ({
      code,
      version: promo?.version ?? 0,
      ...termsBody(terms),
      firstDay: readDay(firstDay) || null,
      lastDay: readDay(lastDay) || null,
      mostClaims: readQuantity(mostClaims),
    }),
    faults: ({ firstDay, lastDay }) => ({
      ...(readDay(firstDay) === null && { firstDay: NO_DAY }),
      ...(readDay(lastDay) === null && { lastDay: NO_DAY }),
    }),
    onClose,
  })
  const { errors } = form.formState
  return (
    <FormModal
      open
      onClose={onClose}
      title={promo ? `Ubah ${promo.code}` : 'Kode promo baru'}
      description={
        promo
          ? 'Berlaku mulai sekarang. Voucher yang sudah diberikan tetap seperti saat diberikan.'
          : 'Perusahaan yang mendaftar dengan kode ini mendapat satu voucher.'
      }
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          {!promo && (
            <TextField
              form={form}
              name="code"
              label="Kode promo"
              hint="Huruf, angka, dan tanda hubung. Tidak dapat diubah lagi."
              maxLength={LONGEST.promoCode}
              autoCapitalize="characters"
              autoComplete="off"
              className="uppercase"
            />
          )}
          <VoucherTermsFields />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Hari pertama" optional hint="Kosongkan untuk sekarang juga." error={errors.firstDay?.message}>
              <DayInput {...form.register('firstDay')} />
            </Field>
            <Field label="Hari terakhir" optional hint="Kosongkan bila tanpa akhir." error={errors.lastDay?.message}>
              <DayInput {...form.register('lastDay')} />
            </Field>
          </div>
          <TextField
            form={form}
            name="mostClaims"
            label="Paling banyak dipakai"
            optional
            hint="Kosongkan bila tanpa batas."
            inputMode="numeric"
            maxLength={9}
            trailing="kali"
          />
        </div>
      </FormProvider>
    </FormModal>
  )
}
