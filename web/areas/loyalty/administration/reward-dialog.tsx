import { FormProvider } from 'react-hook-form'
import type { KeptReward } from '#domain/loyalty/codec-administration.ts'
import { readQuantity, shownQuantity } from '#domain/number-text.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { pointDeskQuery } from './queries.ts'
import { termsBody, termsStart, VoucherTermsFields } from './voucher-terms-fields.tsx'

interface Props {
  /** As it was when the dialog was opened; null: a new one. */
  reward: KeptReward | null
  onClose: () => void
}

/** Adds a reward, or changes one from now on [ADM-5]. */
export function RewardDialog({ reward, onClose }: Props) {
  const save = useAct('admin/poin/hadiah/simpan', {
    done: 'Hadiah tersimpan',
    shows: pointDeskQuery,
    refreshes: ['admin/poin/lihat', 'admin/promo/daftar'],
  })
  const form = useCallForm(save, {
    start: {
      ...termsStart(reward),
      poin: shownQuantity(reward && String(reward.points)),
      aktif: reward?.active ?? true,
    },
    body: ({ poin, aktif, ...terms }) => ({
      hadiah_id: reward?.id ?? null,
      versi: reward?.version ?? 0,
      ...termsBody(terms),
      poin: readQuantity(poin) ?? '',
      aktif,
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={reward ? 'Ubah hadiah' : 'Hadiah baru'}
      description={
        reward ? 'Berlaku mulai sekarang. Voucher yang sudah ditukar tetap seperti saat ditukar.' : undefined
      }
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <TextField
            form={form}
            name="poin"
            label="Poin yang ditukar"
            inputMode="numeric"
            maxLength={11}
            trailing="poin"
          />
          <VoucherTermsFields />
          <Checkbox
            {...form.register('aktif')}
            label="Ditawarkan kepada perusahaan"
            hint="Yang tidak ditawarkan tetap tersimpan, tetapi tidak dapat ditukar."
          />
        </div>
      </FormProvider>
    </FormModal>
  )
}
