import { useState } from 'react'
import type { OwnPhoto } from '#domain/catalogue/contract-photos.ts'
import { LONGEST } from '#domain/limits.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useMoving } from '#web/ui/list/use-moving.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { ownPhotoAddress, PHOTO_VIEWS, photosQuery } from './queries.ts'

const CutDialog = lazyDialog(async () => (await import('./cut-dialog.tsx')).CutDialog)

interface Props {
  productId: number
  photos: readonly OwnPhoto[]
}

type DialogTarget = { act: 'cut' | 'describe' | 'remove'; photo: OwnPhoto } | null

/** Photos in their order, moved by dragging or by their buttons [SHOP-2]. */
export function PhotoList({ productId, photos }: Props) {
  const shows = photosQuery(productId)
  const arrange = useAct('pusat-seller/produk/foto/urutkan', {
    shows,
    failed: 'Urutan foto belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PHOTO_VIEWS,
  })
  const [target, setTarget] = useState<DialogTarget>(null)
  const close = () => setTarget(null)
  const { list, move, dragging, dragged } = useMoving(
    photos.map(({ id }) => id),
    arrange.working,
    (ids) => void arrange.send({ productId, ids }),
  )
  if (photos.length === 0) return null

  return (
    <>
      <ol ref={list} aria-label="Foto produk" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            {...dragging(photo.id, index)}
            className={cx('rounded-field border border-line bg-paper p-2', dragged === photo.id && 'opacity-50')}
          >
            <img
              src={ownPhotoAddress(photo)}
              alt=""
              width={160}
              height={160}
              draggable={false}
              className="aspect-square w-full rounded-mark bg-page object-cover"
            />
            <p className="mt-1 truncate text-xs text-mute">
              {index === 0 ? 'Foto utama' : `Foto ${index + 1}`}
              {photo.alt && ` · ${photo.alt}`}
            </p>
            <div className="mt-1 flex flex-wrap gap-0.5">
              <IconButton
                icon="arrow-left"
                size="dense"
                label={`Majukan foto ${index + 1}`}
                disabled={index === 0}
                onClick={() => move(photo.id, index - 1)}
              />
              <IconButton
                icon="arrow-right"
                size="dense"
                label={`Mundurkan foto ${index + 1}`}
                disabled={index === photos.length - 1}
                onClick={() => move(photo.id, index + 1)}
              />
              <IconButton
                icon="crop"
                size="dense"
                label={`Potong foto ${index + 1}`}
                onClick={() => setTarget({ act: 'cut', photo })}
              />
              <IconButton
                icon="pencil"
                size="dense"
                label={`Teks alternatif foto ${index + 1}`}
                onClick={() => setTarget({ act: 'describe', photo })}
              />
              <IconButton
                icon="trash"
                size="dense"
                label={`Hapus foto ${index + 1}`}
                onClick={() => setTarget({ act: 'remove', photo })}
              />
            </div>
          </li>
        ))}
      </ol>
      {target?.act === 'describe' && <DescribeDialog productId={productId} photo={target.photo} onClose={close} />}
      {target?.act === 'cut' && <CutDialog open productId={productId} photo={target.photo} onClose={close} />}
      {target?.act === 'remove' && (
        <ActDialog
          open
          onClose={close}
          call="pusat-seller/produk/foto/hapus"
          body={() => ({ id: target.photo.id })}
          title="Hapus foto ini?"
          confirmLabel="Ya, hapus"
          tone="danger"
          done="Foto dihapus"
          failed="Foto belum terhapus. Periksa koneksi Anda, lalu coba lagi."
          shows={shows}
          refreshes={PHOTO_VIEWS}
        >
          Foto tidak tampil lagi dan tidak dapat dikembalikan.
        </ActDialog>
      )}
    </>
  )
}

interface DescribeDialogProps {
  productId: number
  photo: OwnPhoto
  onClose: () => void
}

/** Says what a photo shows, for who does not see it [SHOP-2]. */
function DescribeDialog({ productId, photo, onClose }: DescribeDialogProps) {
  const describe = useAct('pusat-seller/produk/foto/teks', {
    shows: photosQuery(productId),
    done: 'Teks alternatif tersimpan',
    failed: 'Teks belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/produk/foto/daftar'],
  })
  const form = useCallForm(describe, {
    start: { alt: photo.alt },
    body: (typed) => ({ ...typed, id: photo.id }),
    onClose,
  })
  return (
    <TextDialog
      open
      onClose={onClose}
      title="Apa yang tampak di foto ini?"
      description="Dibacakan bagi yang tidak dapat melihatnya, dan dipakai mesin pencari."
      form={form}
      name="alt"
      label="Teks alternatif"
      optional
      longest={LONGEST.photoText}
      confirmLabel="Simpan"
    />
  )
}
