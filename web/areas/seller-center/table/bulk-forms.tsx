import { useQuery } from '@tanstack/react-query'
import { formatQuantity } from '#domain/format.ts'
import { usePriceFall } from '#web/areas/prices/public.ts'
import { isLeadDays, NO_LEAD_DAYS } from '#web/areas/stock/public.ts'
import { useOwnForm } from '#web/lib/form/use-call-form.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { editorQuery } from '../editor/queries.ts'
import { PRODUCT_VIEWS } from '../queries.ts'
import type { BulkDialogProps } from './bulk-dialog.tsx'
import { outcomeWords } from './outcome-words.ts'

const titles = {
  price: 'Ubah harga',
  withdraw: 'Tarik dari penjualan',
  publish: 'Jual lagi',
  shelve: 'Masukkan ke etalase',
  unshelve: 'Keluarkan dari etalase',
  leadTime: 'Pesanan melebihi stok',
}

const PERCENT = 'Isi persentase di atas nol, paling banyak 90 turun atau 500 naik.'

/** The form of an act on many products [SHOP-2]. */
export function BulkForm({ open, kind, selected, count, filter, onDone, onClose }: BulkDialogProps) {
  const act = useKeyedAct('pusat-seller/produk/sekaligus/terapkan', {
    done: ({ data }) => outcomeWords(data),
    failed: 'Produk belum diubah. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PRODUCT_VIEWS,
  })
  const fall = usePriceFall()
  const isShelving = kind === 'shelve' || kind === 'unshelve'
  const form = useOwnForm({
    start: { direction: 'naik', percent: '', etalase: '', takes: 'ya', days: '' },
    faults: ({ direction, percent, etalase, takes, days }) => ({
      ...(kind === 'leadTime' && takes === 'ya' && !isLeadDays(days) && { days: NO_LEAD_DAYS }),
      ...(kind === 'price' && percentOf(direction, percent) === null && { percent: PERCENT }),
      ...(isShelving && etalase === '' && { etalase: 'Pilih etalase.' }),
    }),
    onValid: async (typed) => {
      if (kind === 'price' && !(await fall.askForPercent(percentOf(typed.direction, typed.percent) ?? '0'))) return
      const problem = await act.send(
        { act: actOf(kind, typed), choice: choiceOf({ selected, filter }) },
        { marks: form.marks, answered: ({ data }) => onDone(data) },
      )
      if (problem === null) onClose()
    },
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={titles[kind]}
      description={`${formatQuantity(String(count))} produk`}
      size="sm"
      confirmLabel={confirmWords[kind]}
      cancelLabel="Batal"
      tone={kind === 'withdraw' ? 'danger' : 'primary'}
      working={act.working}
      onSend={form.send}
    >
      {kind === 'price' && (
        <div className="grid gap-4">
          <SelectField form={form} name="direction" label="Arah" options={directions} />
          <TextField
            form={form}
            name="percent"
            label="Persentase"
            hint="Harga semua level berubah dan dibulatkan ke Rupiah penuh, tidak di bawah harga terendah. Yang turun di luar wewenang sales tidak berubah."
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            trailing="%"
          />
        </div>
      )}
      {fall.question}
      {kind === 'leadTime' && (
        <div className="grid gap-4">
          <SelectField form={form} name="takes" label="Pesanan melebihi stok" options={leadTimes} />
          {form.watch('takes') === 'ya' && (
            <TextField
              form={form}
              name="days"
              label="Waktu tunggu (hari kerja)"
              hint="Setelah pesanan dikonfirmasi. Batas jumlah yang sudah Anda atur tetap berlaku."
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
            />
          )}
        </div>
      )}
      {isShelving && <CollectionField form={form} />}
      {kind === 'withdraw' && (
        <p>Produk tidak tampil lagi di katalog, dan nego yang berjalan tentangnya diakhiri. Pesanan tetap berjalan.</p>
      )}
      {kind === 'publish' && <p>Produk yang ditarik tampil lagi di katalog dengan harga dan stoknya sekarang.</p>}
    </FormModal>
  )
}

const confirmWords = {
  price: 'Ubah harga',
  withdraw: 'Ya, tarik',
  publish: 'Jual lagi',
  shelve: 'Masukkan',
  unshelve: 'Keluarkan',
  leadTime: 'Simpan',
}

const leadTimes = [
  { value: 'ya', label: 'Diterima' },
  { value: 'tidak', label: 'Tidak diterima' },
]

const directions = [
  { value: 'naik', label: 'Naikkan' },
  { value: 'turun', label: 'Turunkan' },
]

function CollectionField({ form }: { form: Parameters<typeof SelectField<Typed>>[0]['form'] }) {
  const { data, isError, refetch } = useQuery(editorQuery(null))
  const options = data?.showcases.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <>
      <SelectField
        form={form}
        name="etalase"
        label="Etalase"
        placeholder={data ? 'Pilih etalase' : 'memuat . . .'}
        hint={data && options.length === 0 ? 'Toko Anda belum punya etalase.' : undefined}
        options={options}
      />
      {isError && (
        <button type="button" className="text-link mt-2 text-sm" onClick={() => void refetch()}>
          Coba lagi
        </button>
      )}
    </>
  )
}

interface Typed {
  direction: string
  percent: string
  /** Named as the refusal of one that is gone. */
  etalase: string
  takes: string
  days: string
}

function actOf(kind: BulkDialogProps['kind'], { direction, percent, etalase, takes, days }: Typed) {
  switch (kind) {
    case 'leadTime':
      return { kind, days: takes === 'ya' ? days.trim() : null }
    case 'price':
      return { kind, percent: percentOf(direction, percent) ?? '' }
    case 'shelve':
    case 'unshelve':
      return { kind, showcase: etalase }
    case 'withdraw':
    case 'publish':
      return { kind }
  }
}

/** '-7.5' of 'turun' and '7,5'; null where it is not a valid percentage. */
function percentOf(direction: string, typed: string): string | null {
  const plain = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const most = direction === 'turun' ? 90 : 500
  if (Number(plain) === 0 || Number(plain) > most) return null
  return direction === 'turun' ? `-${plain}` : plain
}

function choiceOf({ selected, filter }: Pick<BulkDialogProps, 'selected' | 'filter'>) {
  if ('ids' in selected) {
    const products = [...selected.ids].map(([id, version]) => ({ id, version }))
    return { kind: 'products' as const, products }
  }
  return {
    kind: 'filter' as const,
    ...(filter.state && { status: filter.state }),
    ...(filter.soldOut && { soldOut: true }),
    ...(filter.keyword && { keyword: filter.keyword }),
    count: selected.all,
  }
}
