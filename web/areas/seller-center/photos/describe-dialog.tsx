import type { OwnPhoto } from '#domain/catalogue/codec-photos.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { photosQuery } from './queries.ts'

interface Props {
  productId: number
  photo: OwnPhoto
  onClose: () => void
}

/** Says what a photo shows, for who does not see it [SHOP-2]. */
export function DescribeDialog({ productId, photo, onClose }: Props) {
  const describe = useAct('pusat-seller/produk/foto/teks', {
    shows: photosQuery(productId),
    done: 'Teks alternatif tersimpan',
    failed: 'Teks belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/foto/daftar'],
  })
  const form = useCallForm(describe, {
    start: { teks: photo.alt },
    body: (typed) => ({ ...typed, foto_id: photo.id }),
    onClose,
  })
  return (
    <TextDialog
      open
      onClose={onClose}
      title="Apa yang tampak di foto ini?"
      description="Dibacakan bagi yang tidak dapat melihatnya, dan dipakai mesin pencari."
      form={form}
      name="teks"
      label="Teks alternatif"
      optional
      longest={LONGEST.photoText}
      confirmLabel="Simpan"
    />
  )
}
