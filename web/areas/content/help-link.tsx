import { Link } from 'react-router'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  topic: keyof typeof helpTopics
  /** In a tab of its own, where something typed would be lost. */
  apart?: boolean
  className?: string
}

/** A '?' that leads members to the entry of the FAQ, which is not for visitors. */
export function HelpLink({ topic, apart, className }: Props) {
  const { signedIn } = useViewer()
  if (!signedIn) return null
  return (
    <Link
      to={`/faq#${topic}`}
      {...(apart && { target: '_blank', rel: 'noreferrer' })}
      aria-label={`Bantuan tentang ${helpTopics[topic]}${apart ? ' (jendela baru)' : ''}`}
      title={`Bantuan tentang ${helpTopics[topic]}`}
      data-print="hide"
      className={cx(
        'relative inline-grid size-6 shrink-0 place-items-center rounded-full align-[-0.3em] text-mute after:absolute after:-inset-2.5 hover:text-primary',
        className,
      )}
    >
      <Icon name="help" size={19} />
    </Link>
  )
}

/** Entries of the FAQ that pages lead to, as the schema brings them. */
export const helpTopics = {
  langganan: 'langganan',
  nego: 'nego',
  pembayaran: 'tipe pembayaran',
  tempo: 'tempo dan limit kredit',
  ongkir: 'ongkos kirim dan PPN',
  persetujuan: 'persetujuan pesanan',
  poin: 'poin',
  rekan: 'rekan dan perannya',
  'pesan-cepat': 'pesan cepat',
  'daftar-belanja': 'daftar belanja',
  kabari: 'produk yang habis',
  tagihan: 'tagihan',
  penerimaan: 'penerimaan barang',
  'produk-sendiri': 'produk Anda',
  impor: 'impor dan ekspor',
  stok: 'stok dan lot',
  'harga-pelanggan': 'harga pelanggan',
  'nego-masuk': 'nego masuk',
  'pesanan-masuk': 'pesanan masuk',
  piutang: 'piutang',
  'faktur-pajak': 'faktur pajak',
  pelanggan: 'langganan pelanggan',
} as const
