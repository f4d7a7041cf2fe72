import type { OwnShowcase } from '#domain/catalogue/codec-showcases.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { showcasesQuery } from './queries.ts'

interface Props {
  /** The one to rename; without it a new one is made. */
  showcase: OwnShowcase | null
  onClose: () => void
}

/** Names a showcase, new or not [SHOP-8]. */
export function NameDialog({ showcase, onClose }: Props) {
  const save = useAct('pusat-seller/etalase/simpan', {
    shows: showcasesQuery,
    done: showcase ? 'Nama etalase diganti' : 'Etalase dibuat',
    failed: 'Etalase belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/etalase/daftar'],
  })
  const form = useCallForm(save, {
    start: { nama: showcase?.name ?? '' },
    body: ({ nama }) => ({ nama, ...(showcase && { etalase_id: showcase.id }) }),
    onClose,
  })
  return (
    <FormModal
      open
      size="sm"
      title={showcase ? 'Ganti nama etalase' : 'Etalase baru'}
      description={
        showcase
          ? 'Alamat halaman etalase tetap sama.'
          : 'Kelompok produk di halaman toko Anda. Etalase kosong belum tampil bagi pembeli.'
      }
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onClose={onClose}
      onSend={form.send}
    >
      <TextField form={form} name="nama" label="Nama etalase" maxLength={LONGEST.showcaseName} />
    </FormModal>
  )
}
