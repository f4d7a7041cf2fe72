import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Address, addressBody } from '#domain/companies/contract-addresses.ts'
import { provinces } from '#domain/companies/provinces.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'

type NewAddress = z.input<typeof addressBody>

const NOT_SAVED = 'Alamat belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'
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
  const { register, handleSubmit, setError, reset, formState } = useForm<NewAddress>({
    resolver: zodResolver(addressBody),
    mode: 'onTouched',
    // the schema holds what the server sent to be one of the provinces
    ...(known && { defaultValues: known as NewAddress }),
  })
  const { errors, isSubmitting } = formState
  const textField = (
    name: keyof NewAddress,
    label: string,
    attributes: React.ComponentProps<typeof TextInput> = {},
  ) => (
    <Field label={label} error={errors[name]?.message}>
      <TextInput {...register(name)} {...attributes} />
    </Field>
  )

  const save = handleSubmit(async (address) => {
    try {
      const saved = await send(address)
      toast.success(known ? 'Alamat berhasil diubah' : 'Alamat berhasil ditambahkan')
      if (!known) reset()
      onSaved(saved)
    } catch (error) {
      const sentence = sentenceOf(error, NOT_SAVED)
      toast.failure(sentence)
      const field = error instanceof ApiError ? error.field : undefined
      if (isField(field)) setError(field, { message: sentence }, { shouldFocus: true })
    }
  })

  async function send(address: z.output<typeof addressBody>): Promise<Address> {
    if (!known) return (await callApi('alamat/tambah', { company_id: companyId, ...address })).data
    await callApi('alamat/ubah', { company_id: companyId, alamat_id: known.alamat_id, ...address })
    return { ...known, ...address }
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={known ? 'Ubah alamat pengiriman' : 'Tambah alamat pengiriman'}
      confirmLabel="Simpan alamat"
      cancelLabel="Batal"
      working={isSubmitting}
      onSend={save}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          {textField('label', 'Nama alamat', { placeholder: 'Misalnya Gudang Cikarang' })}
        </div>
        {textField('penerima', 'Nama penerima', { autoComplete: 'name' })}
        {textField('telepon', 'Nomor telepon', { type: 'tel', autoComplete: 'tel', placeholder: '0812 3456 7890' })}
        <div className="sm:col-span-2">
          {textField('alamat', 'Alamat', { autoComplete: 'street-address', placeholder: 'Jalan, nomor, kawasan' })}
        </div>
        {textField('kota', 'Kota atau kabupaten', { autoComplete: 'address-level2' })}
        <Field label="Provinsi" error={errors.provinsi?.message}>
          <Select
            {...register('provinsi')}
            autoComplete="address-level1"
            placeholder="Pilih provinsi"
            options={provinceOptions}
          />
        </Field>
        {textField('kode_pos', 'Kode pos', { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 5 })}
      </div>
    </FormModal>
  )
}

function isField(name: string | undefined): name is keyof NewAddress {
  return name !== undefined && name in addressBody.shape
}
