import { useQueryClient } from '@tanstack/react-query'
import { LONGEST } from '#domain/limits.ts'
import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { writeDay } from '#web/lib/form/read-day.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { DaysFields, daysBody, daysFaults } from './days-fields.tsx'
import { percentOf, usePriceAct } from './price-act.ts'
import type { ListDialogProps } from './price-dialogs.tsx'
import { levelRoomsQuery } from './queries.ts'
import { dearerBy, usePriceFall } from './use-price-fall.tsx'

const LEVEL = 'level-'

/** Makes a customer's price list, empty or from another one or a level, or changes name and days of one [SHOP-3]. */
export function ListForm({ open, list, copyOf, lists, customers, today, onClose }: ListDialogProps) {
  const act = usePriceAct('pusat-seller/daftar-harga/simpan', 'Daftar harga disimpan')
  const fall = usePriceFall()
  const client = useQueryClient()
  const confirmed = confirmFirst(act, async ({ percent, copyOfLevel, copyOf }) => {
    // where this fails, saving fails as well and says so
    const levels = copyOfLevel ? await client.fetchQuery({ ...levelRoomsQuery, staleTime: 0 }).catch(() => []) : []
    const copied = levels.find(({ level }) => String(level) === copyOfLevel) ?? lists.find(({ id }) => id === copyOf)
    return fall.askForPercent(String(percent ?? '0'), dearerBy(String(percent ?? '0'), copied?.room ?? null))
  })
  const form = useCallForm(confirmed, {
    start: {
      customerId: list?.customerId ?? '',
      name: list?.name ?? copyOf?.name ?? '',
      firstDay: writeDay(list?.firstDay ?? today),
      lastDay: writeDay(list?.lastDay ?? ''),
      copyOf: copyOf?.id ?? '',
      percent: '',
    },
    body: ({ copyOf, percent, firstDay, lastDay, ...typed }) => ({
      ...typed,
      id: list?.id ?? null,
      version: list?.version ?? null,
      ...daysBody({ firstDay, lastDay }),
      copyOf: copyOf.startsWith(LEVEL) ? null : copyOf || null,
      copyOfLevel: copyOf.startsWith(LEVEL) ? copyOf.slice(LEVEL.length) : null,
      percent: copyOf === '' ? null : percentOf(percent),
    }),
    faults: ({ customerId, firstDay, lastDay }) => ({
      ...(customerId === '' && { customerId: 'Pilih pelanggan.' }),
      ...daysFaults({ firstDay, lastDay }),
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
          name="customerId"
          label="Pelanggan"
          placeholder="Pilih pelanggan"
          options={
            list
              ? [{ value: list.customerId, label: list.customer }]
              : customers.map(({ id, name }) => ({ value: id, label: name }))
          }
        />
        <TextField form={form} name="name" label="Nama daftar" maxLength={LONGEST.priceList} autoComplete="off" />
        <DaysFields form={form} />
        {!list && (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <SelectField
              form={form}
              name="copyOf"
              label="Mulai dengan"
              options={[
                { value: '', label: 'Daftar kosong' },
                ...[1, 2, 3].map((level) => ({ value: `${LEVEL}${level}`, label: `Harga level ${level}` })),
                ...lists.map(({ id, name, customer }) => ({ value: id, label: `${name} · ${customer}` })),
              ]}
            />
            <TextField
              form={form}
              name="percent"
              label="Naik atau turun"
              optional
              placeholder="-5"
              className="num"
              maxLength={7}
              disabled={form.watch('copyOf') === ''}
              trailing={<span className="pe-2">%</span>}
            />
          </div>
        )}
        {fall.question}
      </div>
    </FormModal>
  )
}
