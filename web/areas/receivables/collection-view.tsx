import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownRules } from '#domain/receivables/contract-collection.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { collectionQuery } from './queries.ts'
import { exchangeText, WeekdayBoxes } from './weekday-boxes.tsx'

/** How the seller collects: who gets no more credit, and from which day invoices count [PAY-2]. */
export function CollectionView() {
  const { data: rules } = useSuspenseQuery(collectionQuery)
  const decides = viewerMay(useViewer(), 'shop.change')
  // a concurrent save while the form is open is reported when it is sent
  const [expected, setExpected] = useState(rules)
  return (
    <div className="grid max-w-200 gap-5">
      <Section
        title="Aturan penagihan"
        lead="Berlaku untuk semua pelanggan; hari tukar faktur dapat lain untuk satu pelanggan, di rekeningnya."
      >
        {decides ? (
          <RulesForm key={expected.version} rules={expected} onSaved={setExpected} />
        ) : (
          <Rules rules={rules} />
        )}
      </Section>
      <Section title="Pengingat otomatis">
        <p className="text-sm">
          Pembeli diingatkan tiga hari sebelum jatuh tempo, pada harinya, lalu 1, 7, dan 14 hari sesudahnya. Setiap
          pengingat dikirim sekali pada hari kerja pukul 09.00 WIB, lewat lonceng, push, atau e-mail sesuai pilihan
          mereka.
        </p>
      </Section>
    </div>
  )
}

function Rules({ rules: { blockAfterDays, exchangeDays } }: { rules: ShownRules }) {
  return (
    <FactList
      layout="rows"
      facts={[
        {
          label: 'Tempo ditutup',
          value: blockAfterDays === null ? 'Tidak pernah' : `Bila terlambat lebih dari ${blockAfterDays} hari`,
        },
        { label: 'Tukar faktur', value: exchangeText(exchangeDays) },
      ]}
    />
  )
}

function RulesForm({ rules, onSaved }: { rules: ShownRules; onSaved: (rules: ShownRules) => void }) {
  const change = useAct('pusat-seller/piutang/aturan/ubah', {
    shows: collectionQuery,
    done: 'Aturan penagihan tersimpan',
    failed: 'Aturan penagihan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  })
  const start = {
    blockAfterDays: rules.blockAfterDays === null ? '' : String(rules.blockAfterDays),
    exchangeDays: rules.exchangeDays.map(String),
  }
  const form = useCallForm(change, {
    start,
    body: ({ blockAfterDays, exchangeDays }) => ({
      version: rules.version,
      blockAfterDays: blockAfterDays.trim(),
      exchangeDays: [...exchangeDays],
    }),
    keep: true,
    answered: ({ data }) => onSaved(data),
  })
  return (
    <form onSubmit={form.send} className="grid gap-5">
      <TextField
        form={form}
        name="blockAfterDays"
        label="Tutup tempo bila terlambat lebih dari"
        optional
        inputMode="numeric"
        trailing="hari"
        hint="Pelanggan yang tagihannya lewat jatuh tempo lebih lama tidak dapat memesan dengan tempo; tipe pembayaran lain tetap dapat dipakai. Kosongkan bila tidak pernah ditutup."
        layoutClass="max-w-140"
        className="w-40"
      />
      <Field
        label="Hari tukar faktur"
        group
        hint="Tempo dihitung dari hari tukar faktur berikutnya setelah barang dikirim, bukan pada hari libur nasional. Tanpa hari, tempo dihitung dari hari pengiriman."
        error={form.formState.errors.exchangeDays?.message}
      >
        <WeekdayBoxes register={form.register('exchangeDays')} chosen={start.exchangeDays} />
      </Field>
      <div>
        <Button type="submit" working={form.working}>
          Simpan aturan
        </Button>
      </div>
    </form>
  )
}
