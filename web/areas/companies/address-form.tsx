import type { Address, AddressBody } from '#domain/companies/contract-addresses.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { useFormDraft } from '#web/lib/form/form-draft.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { type CallForm, useCallForm } from '#web/lib/form/use-call-form.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

const failed = 'Alamat belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'
const refreshes = ['alamat/daftar'] as const
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

const blank: AddressBody = {
  label: '',
  recipient: '',
  phone: '',
  street: '',
  city: '',
  province: '' as AddressBody['province'], // the rules require one
  postalCode: '',
  nitku: '',
}

interface DialogProps {
  open: boolean
  companyId: string
  onSaved: (address: Address) => void
  onClose: () => void
}

interface Props extends DialogProps {
  /** The one to change; without it a new one is added. */
  address?: Address | undefined
}

/** A delivery address, validated by the server's rules; what is typed stays until it is saved or given up. */
export default function AddressForm({ address, ...dialog }: Props) {
  return address ? <ChangeAddress {...dialog} address={address} /> : <AddAddress {...dialog} />
}

function AddAddress({ companyId, onSaved, onClose, open }: DialogProps) {
  const add = useAct('alamat/tambah', { done: 'Alamat berhasil ditambahkan', failed, refreshes })
  const form = useCallForm(add, {
    start: blank,
    body: (typed) => ({ companyId, ...typed }),
    answered({ data }) {
      draft.forget()
      onSaved(data)
    },
  })
  const draft = useFormDraft(form, 'address')
  return (
    <AddressModal
      open={open}
      title="Tambah alamat pengiriman"
      form={form}
      onClose={() => {
        draft.forget()
        onClose()
      }}
    />
  )
}

function ChangeAddress({ companyId, address, onSaved, onClose, open }: DialogProps & { address: Address }) {
  const change = useAct('alamat/ubah', { done: 'Alamat berhasil diubah', failed, refreshes })
  const { id, isDefault: _default, ...facts } = address
  // what the server sent is one of the provinces
  const start: AddressBody = { ...(facts as AddressBody), nitku: facts.nitku ?? '' }
  const form = useCallForm(change, {
    start,
    body: (typed) => ({ companyId, id, ...typed }),
    answered(_, typed) {
      draft.forget()
      onSaved({ ...address, ...typed, nitku: typed.nitku || null })
    },
    keep: true,
  })
  const draft = useFormDraft(form, `address-${id}`)
  return (
    <AddressModal
      open={open}
      title="Ubah alamat pengiriman"
      form={form}
      onClose={() => {
        draft.forget()
        onClose()
      }}
    />
  )
}

interface ModalProps {
  open: boolean
  title: string
  form: CallForm<AddressBody>
  onClose: () => void
}

function AddressModal({ form, ...modal }: ModalProps) {
  return (
    <FormModal {...modal} confirmLabel="Simpan alamat" cancelLabel="Batal" working={form.working} onSend={form.send}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="label"
          label="Nama alamat"
          layoutClass="sm:col-span-2"
          placeholder="Misalnya Gudang Cikarang"
        />
        <TextField form={form} name="recipient" label="Nama penerima" autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          label="Nomor telepon"
          type="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
        />
        <TextField
          form={form}
          name="street"
          label="Alamat"
          layoutClass="sm:col-span-2"
          autoComplete="street-address"
          placeholder="Jalan, nomor, kawasan"
        />
        <TextField form={form} name="city" label="Kota atau kabupaten" autoComplete="address-level2" />
        <SelectField
          form={form}
          name="province"
          label="Provinsi"
          autoComplete="address-level1"
          placeholder="Pilih provinsi"
          options={provinceOptions}
        />
        <TextField
          form={form}
          name="postalCode"
          label="Kode pos"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <TextField
          form={form}
          name="nitku"
          label="NITKU"
          optional
          layoutClass="sm:col-span-2"
          inputMode="numeric"
          maxLength={22}
          hint="22 angka: NPWP dan 6 angka tempat usaha. Kosongkan untuk kantor pusat."
        />
      </div>
    </FormModal>
  )
}
