import { type Address, address as addressCodec, deliveryAddress } from '#domain/companies/codec.ts'
import { type AddressBody, addressBody } from '#domain/companies/contract-addresses.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useActForm } from '#web/lib/use-act-form.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

const failed = 'Alamat belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'
const refreshes = ['alamat/daftar'] as const
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

interface Props {
  open: boolean
  companyId: string
  /** The one to change; without it a new one is added. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onClose: () => void
}

/** A delivery address, checked by the same rules as on the server; what is typed stays until it is saved. */
export default function AddressForm({ open, companyId, address: known, onSaved, onClose }: Props) {
  // the schema holds what the server sent to be one of the provinces
  const form = useActForm<AddressBody>(addressBody, known ? (deliveryAddress.encode(known) as AddressBody) : {})
  const add = useAct('alamat/tambah', { done: 'Alamat berhasil ditambahkan', failed, refreshes })
  const change = useAct('alamat/ubah', { done: 'Alamat berhasil diubah', failed, refreshes })

  const save = form.sends((typed, attempt) => {
    const body = { company_id: companyId, ...typed }
    if (known) {
      const answered = () => onSaved({ ...known, ...deliveryAddress.decode(typed) })
      return change.send({ alamat_id: known.id, ...body }, { ...attempt, answered })
    }
    return add.send(body, { ...attempt, answered: ({ data }) => added(addressCodec.decode(data)) })
  })

  function added(address: Address) {
    form.reset()
    onSaved(address)
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={known ? 'Ubah alamat pengiriman' : 'Tambah alamat pengiriman'}
      confirmLabel="Simpan alamat"
      cancelLabel="Batal"
      working={add.working || change.working}
      onSend={save}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="label"
          label="Nama alamat"
          place="sm:col-span-2"
          placeholder="Misalnya Gudang Cikarang"
        />
        <TextField form={form} name="penerima" label="Nama penerima" autoComplete="name" />
        <TextField
          form={form}
          name="telepon"
          label="Nomor telepon"
          type="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
        />
        <TextField
          form={form}
          name="alamat"
          label="Alamat"
          place="sm:col-span-2"
          autoComplete="street-address"
          placeholder="Jalan, nomor, kawasan"
        />
        <TextField form={form} name="kota" label="Kota atau kabupaten" autoComplete="address-level2" />
        <SelectField
          form={form}
          name="provinsi"
          label="Provinsi"
          autoComplete="address-level1"
          placeholder="Pilih provinsi"
          options={provinceOptions}
        />
        <TextField
          form={form}
          name="kode_pos"
          label="Kode pos"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
      </div>
    </FormModal>
  )
}
