import { useSuspenseQuery } from '@tanstack/react-query'
import type { DealPolicy } from '#domain/negotiations/settings.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { negoSettingsQuery } from '../queries.ts'
import { dealPolicies } from './deal-policies.ts'

const TITLE = 'Putuskan harga kesepakatan di toko Anda'

/** Asks the owner of a shop that has opened what becomes of prices that buyers enter as agreed; gone once decided [NEGO-13]. */
export function ChooseDealPolicy() {
  const { data: settings } = useSuspenseQuery(negoSettingsQuery)
  return settings.isChosen ? null : <Question autoReply={settings.autoReply} />
}

function Question({ autoReply }: { autoReply: boolean }) {
  const change = useAct('pusat-seller/nego/pengaturan/ubah', {
    done: 'Pilihan tersimpan',
    refreshes: ['pusat-seller/nego/pengaturan'],
  })
  const form = useCallForm(change, {
    start: { dealPolicy: '' as DealPolicy | '' },
    // nothing is sent without a choice
    body: ({ dealPolicy }) => ({ dealPolicy: dealPolicy || 'immediate', autoReply }),
    faults: ({ dealPolicy }) => (dealPolicy === '' ? { dealPolicy: 'Pilih salah satu.' } : {}),
    keep: true,
  })
  return (
    <Card as="section" padded aria-label={TITLE} className="mb-5 max-w-180">
      <CardTitle>{TITLE}</CardTitle>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Pembeli dapat memasukkan harga yang menurutnya sudah disepakati dengan sales Anda. Sampai Anda memilih, harga
        itu langsung berlaku.
      </p>
      <form onSubmit={form.send} className="grid gap-4">
        <Field group label="Harga kesepakatan" error={form.formState.errors.dealPolicy?.message}>
          <div className="grid gap-2.5">
            {dealPolicies.map(({ value, title, text }) => (
              <RadioCard key={value} {...form.register('dealPolicy')} value={value} title={title} text={text} />
            ))}
          </div>
        </Field>
        <div>
          <Button type="submit" working={change.working}>
            Simpan pilihan
          </Button>
        </div>
      </form>
    </Card>
  )
}
