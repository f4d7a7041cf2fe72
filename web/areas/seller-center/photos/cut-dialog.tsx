import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { PHOTO_VIEWS, photosQuery } from './queries.ts'
import 'react-image-crop/dist/ReactCrop.css'
import type { OwnPhoto } from '#domain/catalogue/contract-photos.ts'

interface Props {
  open: boolean
  productId: number
  photo: OwnPhoto
  onClose: () => void
}

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** Chooses the crop of a photo; the whole photo stays, for another crop [SHOP-2]. */
export function CutDialog({ open, productId, photo, onClose }: Props) {
  const [crop, setCrop] = useState<PercentCrop>(whole)
  const cut = useAct('pusat-seller/produk/foto/potong', {
    shows: photosQuery(productId),
    done: 'Foto dipotong',
    failed: 'Foto belum dipotong. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: PHOTO_VIEWS,
  })
  // a press beside the frame takes it away
  const chosen = crop.width > 0 && crop.height > 0 ? crop : whole

  async function send() {
    const problem = await cut.send({
      id: photo.id,
      left: chosen.x / 100,
      top: chosen.y / 100,
      width: chosen.width / 100,
      height: chosen.height / 100,
    })
    if (problem === null || problem.movedOn) onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Potong foto"
      description="Tarik bingkai atau sudutnya; dengan papan ketik: Tab, lalu tombol panah."
      size="lg"
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={cut.working}
      onSend={send}
    >
      <div className="grid justify-items-center gap-3">
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          minWidth={24}
          minHeight={24}
          ariaLabels={labels}
          // its own style hands this on to the photo
          className="max-h-[55dvh]"
        >
          <img
            src={fileAddress('pusat-seller/produk/foto/berkas', { foto_id: photo.id, bentuk: 'utuh' })}
            alt={photo.alt || 'Foto utuh'}
          />
        </ReactCrop>
        <Button variant="ghost" onClick={() => setCrop(whole)}>
          Seluruh foto
        </Button>
      </div>
    </FormModal>
  )
}

const labels = {
  cropArea: 'Bagian foto yang ditampilkan: geser dengan tombol panah',
  nwDragHandle: 'Sudut kiri atas',
  nDragHandle: 'Tepi atas',
  neDragHandle: 'Sudut kanan atas',
  eDragHandle: 'Tepi kanan',
  seDragHandle: 'Sudut kanan bawah',
  sDragHandle: 'Tepi bawah',
  swDragHandle: 'Sudut kiri bawah',
  wDragHandle: 'Tepi kiri',
}
