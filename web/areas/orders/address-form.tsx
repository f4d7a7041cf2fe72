import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { provinces } from '#domain/companies/provinces.ts'
import { type Address, addressBody } from '#domain/orders/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

type NewAddress = z.input<typeof addressBody>

const NOT_SAVED = 'Alamat belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'
const provinceOptions = provinces.map((name) => ({ value: name, label: name }))

interface Props {
  open: boolean
  companyId: string
  onAdded: (address: Address) => void
  onClose: () => void
}

/** A new delivery address, checked by the same rules as on the server; what is typed stays until it is saved. */
export default function AddressForm({ open, companyId, onAdded, onClose }: Props) {
  const { register, handleSubmit, setError, reset, formState } = useForm<NewAddress>({
    resolver: zodResolver(addressBody),
    mode: 'onTouched',
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
      const { data } = await callApi('alamat/tambah', { company_id: companyId, ...address })
      toast.success('Alamat berhasil ditambahkan')
      reset()
      onAdded(data)
    } catch (error) {
      const sentence = sentenceOf(error, NOT_SAVED)
      toast.failure(sentence)
      const field = error instanceof ApiError ? error.field : undefined
      if (isField(field)) setError(field, { message: sentence }, { shouldFocus: true })
    }
  })

  return (
    <Modal
      open={open}
      onClose={onClose}
      keepOnPressOutside
      title="Tambah alamat pengiriman"
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" working={isSubmitting}>
            Simpan alamat
          </Button>
        </>
      }
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
    </Modal>
  )
}

function isField(name: string | undefined): name is keyof NewAddress {
  return name !== undefined && name in addressBody.shape
}
