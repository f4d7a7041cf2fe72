import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { WarehouseScene } from './warehouse-scene.tsx'

interface Props {
  products: number
  sellers: number
  /** Whether it follows the member's own, whose heading is the page's. */
  below: boolean
}

/** The platform in words, over the warehouse [HOME-1]; every figure is counted or a fact about the company. */
export function Hero({ products, sellers, below }: Props) {
  const { signedIn } = useViewer()
  const Heading = below ? 'h2' : 'h1'
  return (
    <section className={cx('overflow-hidden border-b border-line bg-paper', below && 'border-t')}>
      <div className="page-width grid items-end gap-x-10 gap-y-8 pt-8 md:pt-11 lg:grid-cols-[1.02fr_1fr]">
        <div className="pb-2 lg:self-center lg:pb-24">
          <Heading className="text-3xl font-bold sm:text-4xl">
            Bahan baku industri, dengan harga perusahaan Anda.
          </Heading>
          <p className="mt-4 max-w-[34em] text-lg text-ink-soft">
            Berlangganan ke distributor, lihat harga khusus Anda, lalu pesan dengan tempo yang disepakati. Distributor
            sejak 2007, platform e-commerce sejak 2020.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:whitespace-nowrap">
            <Link to="/produk" prefetch="intent" className={buttonClass({ size: 'lg' })}>
              Jelajahi produk
            </Link>
            {signedIn ? (
              <Link to="/seller" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Lihat seller
              </Link>
            ) : (
              <Link to="/daftar" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Daftarkan perusahaan
              </Link>
            )}
          </div>
          <dl className="num mt-7 grid grid-cols-[auto_auto_1fr] gap-x-6 sm:gap-x-8">
            <Figure value={formatQuantity(String(products))} label="produk di katalog" />
            <Figure value={formatQuantity(String(sellers))} label="seller" />
            <Figure value="2007" label="mulai sebagai distributor" />
          </dl>
        </div>
        <WarehouseScene className="block w-full max-lg:mx-auto max-lg:max-w-xl" />
      </div>
    </section>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-mute">{label}</dt>
      <dd className="text-xl font-bold">{value}</dd>
    </div>
  )
}
