import { useSuspenseQuery } from '@tanstack/react-query'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { negoSettingsQuery } from '../queries.ts'
import { dealPolicies } from './deal-policies.ts'

/**
 * How prices agreed with sales are handled, and whether the first answer is automatic [NEGO-11, NEGO-13].
 * `bar`: why the settings cannot be changed; null if they can.
 */
export function SellerSettings({ bar }: { bar: string | null }) {
  const { data: settings } = useSuspenseQuery(negoSettingsQuery)
  const change = useAct('pusat-seller/nego/pengaturan/ubah', {
    done: 'Pengaturan tersimpan',
    failed: 'Pengaturan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/nego/pengaturan'],
  })
  const start = { dealPolicy: settings.dealPolicy, autoReply: settings.autoReply }
  const form = useCallForm(change, { start, body: (typed) => typed, keep: true })
  const { dealPolicy, autoReply } = form.watch()
  const same = settings.isChosen && dealPolicy === settings.dealPolicy && autoReply === settings.autoReply

  return (
    <Card padded className="max-w-180">
      <form onSubmit={form.send} className="grid gap-6">
        <Field
          group
          label="Harga kesepakatan"
          hint="Berlaku saat pembeli memilih ‘Sudah sepakat harga’, berapa pun harganya."
        >
          <div className="grid gap-2.5">
            {dealPolicies.map(({ value, title, text }) => (
              <RadioCard
                key={value}
                {...form.register('dealPolicy')}
                value={value}
                defaultChecked={settings.dealPolicy === value}
                title={title}
                text={text}
                disabled={bar !== null}
              />
            ))}
          </div>
        </Field>
        <Field group label="Balas otomatis">
          <Checkbox
            label="Jawab tawaran baru dengan saran tawaran balik"
            hint="Saran dihitung dari harga terendah dan persentase nego tiap produk, lalu dibulatkan ke atas; keduanya tidak pernah terlihat oleh pembeli."
            {...form.register('autoReply')}
            defaultChecked={settings.autoReply}
            disabled={bar !== null}
          />
        </Field>
        <div>
          <Button
            type="submit"
            working={change.working}
            disabled={bar !== null || same}
            reason={bar ?? 'Belum ada yang diubah.'}
          >
            Simpan
          </Button>
        </div>
      </form>
    </Card>
  )
}
