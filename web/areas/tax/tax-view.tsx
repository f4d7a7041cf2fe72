import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { formatCount } from '#domain/format.ts'
import type { TaxMonthView, TaxUnit } from '#domain/tax/contract.ts'
import { monthAfter } from '#domain/tax/month.ts'
import { type UnitCode, unitCodeNames, unitCodes } from '#domain/tax/unit-code.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { keyOf } from '#web/lib/form/request-key.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Select } from '#web/ui/form/select.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AttachMany } from './attach-many.tsx'
import { InvoicesTable } from './invoices-table.tsx'
import { formatMonth, type TaxFilter, taxFilter, taxMonthQuery } from './queries.ts'

interface Props {
  filter: TaxFilter
  thisMonth: string
}

const pills = [
  { filter: 'semua', label: 'Semua', count: 'all' },
  { filter: 'kurang', label: 'Belum lengkap', count: 'lacking' },
  { filter: 'siap', label: 'Siap diekspor', count: 'ready' },
  { filter: 'diekspor', label: 'Sudah diekspor', count: 'exported' },
  { filter: 'tanpa-faktur', label: 'Tanpa faktur pajak', count: 'withoutFaktur' },
] as const

/** A month's invoices with PPN: what they lack, the file for Coretax, and the faktur pajak that came back [TAX-2]. */
export function TaxView({ filter, thisMonth }: Props) {
  const { data: month } = useSuspenseQuery(taxMonthQuery(filter))
  const { pathname } = useLocation()
  const loading = useListLoading()
  const links = pills.map((pill) => ({
    to: { search: taxFilter.search(filter, { filter: pill.filter }) },
    label: pill.label,
    count: formatCount(month.counts[pill.count]),
    current: pill.filter === filter.filter,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {month.obstacle && (
        <Notice tone="attention" title="Belum dapat mengekspor">
          {month.obstacle}{' '}
          <Link to="/akun/profile" className="text-link">
            Buka profil perusahaan
          </Link>
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthSteps filter={filter} thisMonth={thisMonth} />
        <Export month={month} />
      </div>
      <PillLinks label="Saring invoice" links={links} />
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(month.invoices.length, 5)} />
        </Loading>
      ) : (
        <InvoicesTable invoices={month.invoices} month={filter.month} />
      )}
      <ListFoot
        count={month.total > 0 ? `${formatCount(month.total)} invoice` : ''}
        page={filter.page}
        pages={Math.ceil(month.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + taxFilter.search(filter, { page: number })}
      />
      <AttachMany />
      <UnitsSection units={month.units} />
    </div>
  )
}

function MonthSteps({ filter, thisMonth }: Props) {
  const to = (months: number) => ({ search: taxFilter.search({ month: monthAfter(filter.month, months) }) })
  return (
    <nav aria-label="Masa pajak" className="flex items-center gap-2">
      <Link to={to(-1)} className="button button-ghost button-sm px-2">
        <Icon name="chevron-left" size={18} />
        <span className="sr-only">Masa {formatMonth(monthAfter(filter.month, -1))}</span>
      </Link>
      <h2 className="num min-w-24 text-center font-semibold">{formatMonth(filter.month)}</h2>
      {filter.month < thisMonth && (
        <Link to={to(1)} className="button button-ghost button-sm px-2">
          <Icon name="chevron-right" size={18} />
          <span className="sr-only">Masa {formatMonth(monthAfter(filter.month, 1))}</span>
        </Link>
      )}
    </nav>
  )
}

const NONE_NEW = 'Tidak ada invoice baru untuk masa ini: semua yang siap sudah ada dalam berkas yang diunduh.'
const EXPORT = 'pusat-seller/pajak/ekspor'

function Export({ month: { month, obstacle, counts, files } }: { month: TaxMonthView }) {
  const words = `Unduh XML Coretax (${formatCount(counts.ready)})`
  const none = counts.exported > 0 ? NONE_NEW : 'Belum ada invoice yang siap diekspor untuk masa ini.'
  const again = files.filter(({ count }) => count > 0)
  // pressed twice it is the same file, until the page knows of it
  const addressNow = () => fileAddress(EXPORT, { masa: month, kunci: keyOf(EXPORT, [month, files.length]) })
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {obstacle === null && again.length > 0 && <Again month={month} files={again} />}
      {obstacle !== null || counts.ready === 0 ? (
        <Button disabled reason={obstacle ?? none}>
          {words}
        </Button>
      ) : (
        <a
          href={fileAddress(EXPORT, { masa: month })}
          download
          className={buttonClass({})}
          onClick={({ currentTarget }) => {
            currentTarget.href = addressNow()
          }}
        >
          <Icon name="download" size={18} />
          {words}
        </a>
      )}
    </div>
  )
}

/** The files that were made before, each to be taken again: one may have been lost, or refused by Coretax. */
function Again({ month, files }: Pick<TaxMonthView, 'month' | 'files'>) {
  return (
    <Menu align="end" trigger={<Button variant="secondary">Unduh ulang</Button>}>
      {files.map(({ key, madeAt, count }) => (
        <MenuLink
          key={key}
          icon="download"
          render={<a href={fileAddress(EXPORT, { masa: month, kunci: key })} download />}
        >
          <span className="num">
            Berkas {formatDateTime(madeAt)} ({formatCount(count)} invoice)
          </span>
        </MenuLink>
      ))}
    </Menu>
  )
}

const options = unitCodeNames.map((code) => ({ value: code, label: `${code} · ${unitCodes[code]}` }))

/** The codes of Coretax for the units that the shop sells by; the only place where they are chosen [TAX-2]. */
function UnitsSection({ units }: { units: readonly TaxUnit[] }) {
  if (units.length === 0) return null
  return (
    <div id="satuan" className="scroll-mt-20">
      <Section title="Kode satuan" lead="Satuan pada invoice Anda dan kodenya di Coretax.">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <UnitChoice key={unit.unit} unit={unit} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function UnitChoice({ unit: { unit, code, usual } }: { unit: TaxUnit }) {
  const act = useAct('pusat-seller/pajak/satuan', {
    done: 'Kode satuan disimpan',
    refreshes: ['pusat-seller/pajak/daftar'],
  })
  return (
    <li className="grid gap-1">
      <label htmlFor={`satuan-${unit}`} className="text-sm font-semibold">
        {unit} {code !== null && usual && <span className="font-normal text-mute">(bawaan)</span>}
      </label>
      <Select
        id={`satuan-${unit}`}
        size="sm"
        value={code ?? ''}
        {...(code === null && { placeholder: 'Pilih kode' })}
        options={options}
        disabled={act.working}
        // the options are the codes
        onChange={(event) => void act.send({ unit, code: event.currentTarget.value as UnitCode })}
      />
    </li>
  )
}
