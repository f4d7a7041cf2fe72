import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sampleProducts } from '#domain/sample/products.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useSample } from './sample-store.ts'
import { paths } from './sample-words.ts'

interface Props {
  title: string
  /** Of the four lists of the shop; a product is none of them. */
  here?: keyof typeof paths
  children: ReactNode
}

/** A page of the sample shop: what it is for, its four lists, and its own content [SAMPLE-3]. */
export function SampleFrame({ title, here, children }: Props) {
  const { signedIn } = useViewer()
  const sample = useSample()
  const shop = { label: 'Toko contoh', to: paths.shop }
  const lists = [
    { list: 'shop', label: 'Produk', count: sampleProducts.length },
    { list: 'cart', label: 'Keranjang contoh', count: sample?.cart.quantity },
    { list: 'wishlist', label: 'Favorit', count: sample?.wishlist.length },
    { list: 'compare', label: 'Bandingkan', count: sample?.compare.length },
  ] as const
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={[{ label: 'Beranda', to: '/' }, ...(here === 'shop' ? [] : [shop]), { label: title }]}
        title={title}
      />
      <Notice
        title="Tempat mencoba, tanpa akun"
        action={
          <Link to={signedIn ? '/produk' : '/daftar'} className="text-link">
            {signedIn ? 'Cari produk' : 'Daftarkan perusahaan'}
          </Link>
        }
      >
        Tidak ada yang dipesan di sini: produk, harga, dan ulasannya karangan, dan keranjangnya terpisah dari keranjang
        perusahaan Anda.
      </Notice>
      <div className="my-4">
        <PillLinks
          label="Toko contoh"
          links={lists.map(({ list, label, count }) => ({ to: paths[list], label, count, current: list === here }))}
        />
      </div>
      {children}
    </main>
  )
}
