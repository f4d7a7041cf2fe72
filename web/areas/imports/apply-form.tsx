import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { ImportDetail } from '#domain/imports/shapes.ts'
import { readMinute } from '#web/lib/form/read-time.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { MinuteInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { IMPORTS_PATH } from './paths.ts'
import { refreshes } from './queries.ts'

const columnsChanged = "Kolom berkas diubah: tekan 'Periksa lagi' di bagian Kolom dahulu."

/** Applies the rows that fit, at once or from a minute on; not while its columns are being paired otherwise [SHOP-4]. */
export function ApplyForm({ one, isPairing }: { one: ImportDetail; isPairing: boolean }) {
  const apply = useAct('pusat-seller/impor/terapkan', { refreshes })
  const writesPrices = one.columns.some(({ column }) => column?.startsWith('harga'))
  const form = useCallForm(apply, {
    start: { later: false, appliesAt: '' },
    body: ({ later, appliesAt }: { later: boolean; appliesAt: string }) => ({
      id: one.id,
      version: one.version,
      appliesAt: later ? (readMinute(appliesAt) ?? appliesAt) : null,
    }),
    faults: ({ later, appliesAt }) => ({
      appliesAt: later && !appliesAt ? 'Isi tanggal dan jam.' : undefined,
    }),
  })
  const later = form.watch('later')
  const writes = one.fresh + one.changed
  return (
    <Section title="Berlaku mulai">
      <form onSubmit={form.send} className="grid gap-4">
        <Field group label="Berlaku mulai" hideLabel>
          <div className="grid gap-3 sm:grid-cols-2">
            <RadioCard
              name="kapan"
              title="Segera"
              text="Begitu Anda menekan Terapkan."
              checked={!later}
              onChange={() => form.setValue('later', false)}
            />
            <RadioCard
              name="kapan"
              title="Pada waktu tertentu"
              text="Paling lama 28 hari dari sekarang."
              checked={later}
              onChange={() => form.setValue('later', true)}
            />
          </div>
        </Field>
        {later && (
          <Field
            label="Tanggal dan jam"
            hint="Waktu Jakarta (WIB). Produk yang diubah sampai saat itu tidak disentuh."
            error={form.formState.errors.appliesAt?.message}
            className="max-w-80"
          >
            <MinuteInput {...form.register('appliesAt')} />
          </Field>
        )}
        {isPairing && <Notice tone="attention">{columnsChanged}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            working={form.working}
            disabled={writes === 0 || isPairing}
            reason={isPairing ? columnsChanged : 'Tidak ada baris yang dapat diterapkan.'}
          >
            {later ? 'Jadwalkan' : 'Terapkan'} {formatCount(writes)} baris
          </Button>
          <Link to={IMPORTS_PATH} className={buttonClass({ variant: 'secondary' })}>
            Ganti berkas
          </Link>
          <p className="text-sm text-mute">
            Belum ada yang disimpan.{writesPrices && ' Nego dan pesanan yang ada memakai harga lama.'}
          </p>
        </div>
      </form>
    </Section>
  )
}
