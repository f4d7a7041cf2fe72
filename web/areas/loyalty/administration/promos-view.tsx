import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatCount, formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { AdminPromo } from '#domain/loyalty/contract-administration.ts'
import { type PromoState, promoState } from '#domain/loyalty/promo-state.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { promoVouchersPath } from './paths.ts'
import { PromoDialog } from './promo-dialog.tsx'
import { type PromoFilter, promoFilter, promosQuery } from './queries.ts'
import { VoucherTerms } from './voucher-terms.tsx'
import { ConfirmGiving, GivingWords, WaitingNote } from './waiting.tsx'

interface Asked {
  question: 'write' | 'end' | 'confirm'
  /** As it was shown then; null: a new one. */
  promo: AdminPromo | null
}

/** All promo codes, the newest first, and what may be done with each [ADM-5]. */
export function PromosView({ filter }: { filter: PromoFilter }) {
  const { data: page } = useSuspenseQuery(promosQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const add = (
    <Button onClick={() => setAsked({ question: 'write', promo: null })}>
      <Icon name="plus" size={18} />
      Kode promo baru
    </Button>
  )
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PillLinks label="Status kode promo" links={linksOf(filter)} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <KeywordForm
            longest={LONGEST.keyword}
            key={promoFilter.search(filter)}
            label="Cari kode promo"
            placeholder="Kode atau nama"
            keyword={filter.keyword}
            onSearch={(keyword) => void navigate({ search: promoFilter.search(filter, { keyword }) })}
          />
          {add}
        </div>
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(page.promos.length, 5)} />
        </Loading>
      ) : (
        <DataTable
          caption="Kode promo, yang terbaru lebih dahulu"
          columns={columns}
          rows={page.promos}
          rowKey={({ code }) => code}
          actions={(promo) => (
            <div className="flex items-center justify-end gap-2">
              <ConfirmGiving of={promo} name={promo.code} onAsk={() => setAsked({ question: 'confirm', promo })} />
              <PromoMenu promo={promo} onAsk={setAsked} />
            </div>
          )}
          empty={<Nothing narrowed={filter.state !== '' || filter.keyword !== ''} />}
        />
      )}
      <ListFoot
        count={page.total > 0 ? `${formatCount(page.total)} kode promo` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + promoFilter.search(filter, { page: number })}
      />
      {asked?.question === 'write' && <PromoDialog promo={asked.promo} onClose={close} />}
      {asked?.question === 'end' && asked.promo && <EndPromo promo={asked.promo} onClose={close} />}
      {asked?.question === 'confirm' && asked.promo && <ConfirmPromo promo={asked.promo} onClose={close} />}
    </>
  )
}

function PromoMenu({ promo, onAsk }: { promo: AdminPromo; onAsk: (asked: Asked) => void }) {
  return (
    <Menu align="end" trigger={<IconButton icon="dots" label={`Tindakan untuk ${promo.code}`} size="dense" />}>
      <MenuItem icon="pencil" onSelect={() => onAsk({ question: 'write', promo })}>
        Ubah
      </MenuItem>
      <MenuLink icon="list" render={<Link to={promoVouchersPath(promo.code)} />}>
        Lihat pemakaian
      </MenuLink>
      <MenuItem
        icon="close"
        tone="danger"
        disabled={promo.state === 'ended'}
        reason="Kode ini sudah berakhir."
        onSelect={() => onAsk({ question: 'end', promo })}
      >
        Akhiri
      </MenuItem>
    </Menu>
  )
}

function EndPromo({ promo, onClose }: { promo: AdminPromo; onClose: () => void }) {
  const end = useAct('admin/promo/akhiri', { done: 'Kode promo berakhir', refreshes: ['admin/promo/daftar'] })
  return (
    <ConfirmDialog
      open
      title={`Akhiri ${promo.code}?`}
      confirmLabel="Ya, akhiri"
      tone="danger"
      working={end.working}
      onConfirm={() => void end.send({ code: promo.code, version: promo.version }).then(onClose)}
      onCancel={onClose}
    >
      Mulai sekarang tidak ada yang dapat mendaftar dengan kode ini. Voucher yang sudah diberikan tetap berlaku.
    </ConfirmDialog>
  )
}

function ConfirmPromo({ promo, onClose }: { promo: AdminPromo; onClose: () => void }) {
  const confirm = useAct('admin/promo/setujui', { done: 'Kode promo disetujui', refreshes: ['admin/promo/daftar'] })
  return (
    <ConfirmDialog
      open
      title={`Setujui ${promo.code}?`}
      confirmLabel="Ya, setujui"
      working={confirm.working}
      onConfirm={() => void confirm.send({ code: promo.code, version: promo.version }).then(onClose)}
      onCancel={onClose}
    >
      {promo.proposal?.by} mengusulkan voucher <GivingWords {...promo} />,{' '}
      {promo.mostClaims === null
        ? 'untuk setiap perusahaan yang mendaftar dengan kode ini'
        : `untuk paling banyak ${formatQuantity(String(promo.mostClaims))} perusahaan yang mendaftar dengan kode ini`}
      , {daysText(promo.firstDay, promo.lastDay)}.
    </ConfirmDialog>
  )
}

const labels: Record<PromoState, { label: string; tone: Tone }> = {
  waiting: { label: 'Menunggu persetujuan', tone: 'attention' },
  open: { label: 'Berjalan', tone: 'success' },
  planned: { label: 'Terjadwal', tone: 'info' },
  used_up: { label: 'Habis', tone: 'attention' },
  ended: { label: 'Berakhir', tone: 'neutral' },
}
const states = Object.keys(labels) as PromoState[] // its keys are the states

function linksOf(filter: PromoFilter) {
  const link = (state: PromoFilter['state'], label: string) => ({
    to: { search: promoFilter.search(filter, { state }) },
    label,
    current: state === filter.state,
  })
  return [link('', 'Semua'), ...states.map((state) => link(state, labels[state].label))]
}

const columns: Column<AdminPromo>[] = [
  {
    key: 'kode',
    title: 'Kode',
    onCard: 'heading',
    cell: ({ code, title }) => (
      <>
        <span className="num font-semibold wrap-anywhere">{code}</span>
        <span className="block text-xs font-normal text-mute wrap-anywhere">{title}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ state, proposal }) =>
      state === 'waiting' && proposal ? (
        <WaitingNote proposal={proposal} />
      ) : (
        <StatusPill tone={labels[state].tone}>{promoState.encode(state)}</StatusPill>
      ),
  },
  {
    key: 'nilai',
    title: 'Voucher',
    numeric: true,
    cell: (terms) => <VoucherTerms {...terms} />,
  },
  {
    key: 'masa',
    title: 'Masa pendaftaran',
    className: 'num whitespace-nowrap',
    cell: ({ firstDay, lastDay }) => daysText(firstDay, lastDay),
  },
  {
    key: 'dipakai',
    title: 'Dipakai',
    numeric: true,
    cell: ({ claims, mostClaims }) =>
      `${formatQuantity(String(claims))}${mostClaims === null ? '' : ` dari ${formatQuantity(String(mostClaims))}`}`,
  },
]

function daysText(first: string | null, last: string | null): string {
  if (first && last) return `${formatDay(first)} – ${formatDay(last)}`
  if (first) return `sejak ${formatDay(first)}`
  return last ? `s.d. ${formatDay(last)}` : 'tanpa batas'
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) return <NothingFits title="Tidak ada kode promo yang cocok" text="Coba status atau kata kunci lain." />
  return (
    <EmptyState
      icon="tag"
      title="Belum ada kode promo"
      text="Perusahaan yang mendaftar dengan kode promo mendapat voucher untuk satu checkout, selama voucher itu berlaku."
    />
  )
}
