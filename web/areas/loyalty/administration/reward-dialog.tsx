import { FormProvider } from 'react-hook-form'
import type { AdminReward } from '#domain/loyalty/contract-administration.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { pointsAdministrationQuery } from './queries.ts'
import { termsBody, termsStart, VoucherTermsFields } from './voucher-terms-fields.tsx'

interface Props {
  /** As it was when the dialog was opened; null: a new one. */
  reward: AdminReward | null
  onClose: () => void
}

/** Adds a reward, or changes one from now on [ADM-5]. */
export function RewardDialog({ reward, onClose }: Props) {
  const save = useAct('admin/poin/hadiah/simpan', {
    done: 'Hadiah tersimpan',
    shows: pointsAdministrationQuery,
    refreshes: ['admin/poin/lihat', 'admin/promo/daftar'],
  })
  const form = useCallForm(save, {
    start: {
      ...termsStart(reward),
      points: shownQuantity(reward && String(reward.points)),
      active: reward?.active ?? true,
    },
    body: ({ points, active, ...terms }) => ({
      rewardId: reward?.id ?? null,
      version: reward?.version ?? 0,
      ...termsBody(terms),
      points: readQuantity(points) ?? '',
      active,
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
            name="points"
            label="Poin yang ditukar"
            inputMode="numeric"
            maxLength={11}
            trailing="poin"
          />
          <VoucherTermsFields />
          <Checkbox
            {...form.register('active')}
            label="Ditawarkan kepada perusahaan"
            hint="Yang tidak ditawarkan tetap tersimpan, tetapi tidak dapat ditukar."
          />
        </div>
      </FormProvider>
    </FormModal>
  )
}
