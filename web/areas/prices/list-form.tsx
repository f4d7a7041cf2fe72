import { useQueryClient } from '@tanstack/react-query'
import { LONGEST } from '#domain/limits.ts'
import { askedFirst } from '#web/lib/form/asked-first.ts'
import { writeDay } from '#web/lib/form/read-day.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { DaysFields, daysBody, daysFaults } from './days-fields.tsx'
import { percentOf, usePriceAct } from './price-act.ts'
import type { ListAsked } from './price-dialogs.tsx'
import { levelRoomsQuery } from './queries.ts'
import { dearerBy, usePriceFall } from './use-price-fall.tsx'

const LEVEL = 'level-'

/** Makes a customer's price list, empty or from another one or a level, or changes name and days of one [SHOP-3]. */
export function ListForm({ open, list, copyOf, lists, customers, today, onClose }: ListAsked) {
  const act = usePriceAct('pusat-seller/daftar-harga/simpan', 'Daftar harga disimpan')
  const fall = usePriceFall()
  const client = useQueryClient()
  const asked = askedFirst(act, async ({ persen, salin_level, salin_dari }) => {
    // where this fails, saving fails as well and says so
    const levels = salin_level ? await client.fetchQuery({ ...levelRoomsQuery, staleTime: 0 }).catch(() => []) : []
    const copied =
      levels.find(({ level }) => String(level) === salin_level) ?? lists.find(({ id }) => id === salin_dari)
    return fall.askForPercent(String(persen ?? '0'), dearerBy(String(persen ?? '0'), copied?.room ?? null))
  })
  const form = useCallForm(asked, {
    start: {
      pelanggan_id: list?.customerId ?? '',
      nama: list?.name ?? copyOf?.name ?? '',
      dari: writeDay(list?.firstDay ?? today),
      sampai: writeDay(list?.lastDay ?? ''),
      salin_dari: copyOf?.id ?? '',
      persen: '',
    },
    body: ({ salin_dari, persen, dari, sampai, ...typed }) => ({
      ...typed,
      daftar_id: list?.id ?? null,
      versi: list?.version ?? null,
      ...daysBody({ dari, sampai }),
      salin_dari: salin_dari.startsWith(LEVEL) ? null : salin_dari || null,
      salin_level: salin_dari.startsWith(LEVEL) ? salin_dari.slice(LEVEL.length) : null,
      persen: salin_dari === '' ? null : percentOf(persen),
    }),
    faults: ({ pelanggan_id, dari, sampai }) => ({
      ...(pelanggan_id === '' && { pelanggan_id: 'Pilih pelanggan.' }),
      ...daysFaults({ dari, sampai }),
    }),
    keep: true,
    answered: onClose,
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={list ? 'Ubah daftar harga' : 'Buat daftar harga'}
      description="Harga di daftar ini mendahului harga level pelanggan itu."
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <SelectField
          form={form}
          name="pelanggan_id"
          label="Pelanggan"
          placeholder="Pilih pelanggan"
          options={
            list
              ? [{ value: list.customerId, label: list.customer }]
              : customers.map(({ id, name }) => ({ value: id, label: name }))
          }
        />
        <TextField form={form} name="nama" label="Nama daftar" maxLength={LONGEST.priceList} autoComplete="off" />
        <DaysFields form={form} />
        {!list && (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <SelectField
              form={form}
              name="salin_dari"
              label="Mulai dengan"
              options={[
                { value: '', label: 'Daftar kosong' },
                ...[1, 2, 3].map((level) => ({ value: `${LEVEL}${level}`, label: `Harga level ${level}` })),
                ...lists.map(({ id, name, customer }) => ({ value: id, label: `${name} · ${customer}` })),
              ]}
            />
            <TextField
              form={form}
              name="persen"
              label="Naik atau turun"
              optional
              placeholder="-5"
              className="num"
              maxLength={7}
              disabled={form.watch('salin_dari') === ''}
              trailing={<span className="pe-2">%</span>}
            />
          </div>
        )}
        {fall.question}
      </div>
    </FormModal>
  )
}
