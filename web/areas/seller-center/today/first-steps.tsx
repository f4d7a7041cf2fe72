import { Link } from 'react-router'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { newProductPath, RATES_PATH } from '../paths.ts'

/**
 * The first steps of a shop that has never sold anything, as far as the member may; each leads to its page [SELLER-1].
 */
export function FirstSteps() {
  const viewer = useViewer()
  const open = steps.filter(({ needs }) => viewerMay(viewer, needs))
  if (open.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="langkah-pertama" className="mb-5">
      <h2 id="langkah-pertama" className="text-lg">
        Langkah pertama toko Anda
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {open.map(({ to, label, why }, index) => (
          <li key={to} className="flex gap-3 py-2.5 last:pb-0">
            <span
              aria-hidden
              className="num grid size-6 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-semibold text-primary"
            >
              {index + 1}
            </span>
            <p className="min-w-0">
              <Link to={to} className="font-semibold text-link">
                {label}
              </Link>
              <span className="block text-sm text-mute">{why}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const steps = [
  {
    to: newProductPath(),
    needs: 'products.change',
    label: 'Tambah produk pertama',
    why: 'Pilih bahannya, lalu isi kemasan, harga, dan stok. Produk langsung dapat ditemukan.',
  },
  {
    to: RATES_PATH,
    needs: 'shop.change',
    label: 'Atur ongkos kirim',
    why: 'Per provinsi dan berat; pembeli melihatnya saat checkout.',
  },
  {
    to: CUSTOMERS_PATH,
    needs: 'customers.change',
    label: 'Putuskan pengajuan langganan',
    why: 'Hanya pelanggan yang Anda setujui melihat harga, memesan, dan menego.',
  },
] as const
