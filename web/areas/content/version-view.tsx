import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PageName } from '#domain/content/page-name.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { versionPath } from './articles-address.ts'
import { pageVersionQuery } from './queries.ts'
import { SectionText } from './section-text.tsx'

interface Props {
  page: PageName
  /** Its address without a version. */
  path: string
  /** The version by the day from which it is valid; '' for the valid one. */
  validFrom: string
}

/** Terms or privacy: the version that is valid, or an older one, which says so. */
export function VersionView({ page, path, validFrom }: Props) {
  const { data: version } = useSuspenseQuery(pageVersionQuery(page, validFrom || undefined))
  const [newest = ''] = version.validFroms
  return (
    <main className="page-width pb-12">
      <PageHeader
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: version.title }]}
        title={version.title}
        lead={`Berlaku sejak ${formatDay(version.validFrom)}`}
        actions={
          <Button
            data-print="hide"
            variant="secondary"
            icon={<Icon name="printer" size={18} />}
            onClick={() => window.print()}
          >
            Cetak
          </Button>
        }
      />
      {!version.isValid && (
        <Notice tone="attention" className="mb-5" action={<Link to={path}>Versi yang berlaku</Link>}>
          Ini versi lama. Sejak {formatDay(newest)} berlaku versi yang baru.
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card as="article" className="p-5 text-ink-soft sm:p-8 print:border-0 print:p-0 [&_h2]:text-ink">
          <SectionText sections={version.sections} />
        </Card>
        {version.validFroms.length > 1 && (
          <Card as="section" padded data-print="hide">
            <h2 className="mb-2 text-lg">Semua versi</h2>
            <ul>
              {version.validFroms.map((from) => (
                <li key={from}>
                  <Link
                    to={from === newest ? path : versionPath(path, from)}
                    aria-current={from === version.validFrom ? 'page' : undefined}
                    className="num -mx-2 flex min-h-10 items-center rounded-mark px-2 text-ink-soft no-underline hover:bg-ink/4 aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary"
                  >
                    Sejak {formatDay(from)}
                    {from === newest && ' (berlaku)'}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </main>
  )
}
