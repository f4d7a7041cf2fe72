import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { pageVersionQuery } from './queries.ts'
import { SectionText } from './section-text.tsx'

const milestones = [
  { key: '2007', title: 'Distributor bahan baku', time: '2007', text: 'Memasok bahan aktif obat dan eksipien.' },
  { key: '2020', title: 'Platform e-commerce', time: '2020', text: 'Cari, bandingkan, dan pesan dalam satu tempat.' },
]

/** The company behind the site; members also find where their questions are answered [CONTENT-1]. */
export function AboutView() {
  const { data: about } = useSuspenseQuery(pageVersionQuery('about'))
  const { signedIn } = useViewer()
  return (
    <main className="page-width pb-10">
      <PageHeader breadcrumb={[{ label: 'Beranda', to: '/' }, { label: about.title }]} title={about.title} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="article" className="p-5 text-lg leading-relaxed text-ink-soft sm:p-8">
          <SectionText sections={about.sections} />
        </Card>
        <div className="grid gap-4">
          <Card padded as="section">
            <h2 className="mb-4 text-lg">Perjalanan kami</h2>
            <Timeline entries={milestones} />
          </Card>
          <Card padded as="section">
            <h2 className="text-lg">Mulai dari katalog</h2>
            <p className="mb-4 mt-1 text-sm text-mute">Setiap produk ditulis dengan data yang dapat diperiksa.</p>
            <div className="grid gap-2.5">
              <Link to="/produk" className={buttonClass({ block: true })}>
                Jelajahi produk
              </Link>
              <Link to="/seller" className={buttonClass({ variant: 'secondary', block: true })}>
                Lihat seller
              </Link>
            </div>
          </Card>
          {signedIn && (
            <Card padded as="section">
              <h2 className="text-lg">Ada pertanyaan?</h2>
              <p className="mb-4 mt-1 text-sm text-mute">Langganan, nego, pembayaran, dan poin dijelaskan di sana.</p>
              <Link to="/faq" className={buttonClass({ variant: 'secondary', block: true })}>
                Buka FAQ
              </Link>
            </Card>
          )}
        </div>
      </div>
    </main>
  )
}
