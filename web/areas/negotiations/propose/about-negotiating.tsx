import { MOST_A_DAY, MOST_OFFERS } from '#domain/negotiations/terms.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** 'Tentang Negosiasi': how negotiating works [NEGO-1]. */
export function AboutNegotiating({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title="Tentang Negosiasi"
      confirmLabel="Tutup"
      cancelLabel={null}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <dl className="grid gap-3 text-sm [&_dd]:text-ink-soft [&_dt]:font-semibold [&_dt]:text-ink">
        <div>
          <dt>Mulai nego baru</dt>
          <dd>
            Ajukan harga per satuan. Seller dapat menyetujui, menawar balik, meminta keterangan, atau menolak. Anda
            dapat menawar paling banyak {MOST_OFFERS} kali dalam satu nego.
          </dd>
        </div>
        <div>
          <dt>Sudah sepakat harga</dt>
          <dd>
            Tetapkan harga yang sudah disepakati dengan sales seller; produk langsung masuk ke keranjang, kecuali bila
            seller memeriksa harga kesepakatan lebih dahulu.
          </dd>
        </div>
        <div>
          <dt>Setelah harga disepakati</dt>
          <dd>
            Pilih Ya untuk memasukkan produk ke keranjang dengan harga itu. Harga berlaku untuk jumlah yang disepakati
            atau lebih.
          </dd>
        </div>
        <div>
          <dt>Batas waktu</dt>
          <dd>
            Nego dan harga yang disepakati berlaku sampai pukul 24.00 WIB di hari yang sama. Satu produk dapat dinego
            paling banyak {MOST_A_DAY} kali sehari.
          </dd>
        </div>
      </dl>
    </ConfirmDialog>
  )
}
