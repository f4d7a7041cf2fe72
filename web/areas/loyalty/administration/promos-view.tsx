import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatQuantity } from '#domain/format.ts'
import type { AdminPromo } from '#domain/loyalty/contract-administration.ts'
import { type PromoState, promoState } from '#domain/loyalty/promo-state.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { promoVouchersPath } from './paths.ts'
import { PromoDialog } from './promo-dialog.tsx'
import { type PromoFilter, promoFilter, promosQuery } from './queries.ts'
import { VoucherTerms } from './voucher-terms.tsx'
import { ConfirmGiving, GivingWords, WaitingNote } from './waiting.tsx'

interface DialogTarget {
  question: 'write' | 'end' | 'confirm'
  /** As it was shown then; null: a new one. */
  promo: AdminPromo | null
}

/** All promotion codes, the newest first, with the acts on each [ADM-5]. */
export function PromosView({ filter }: { filter: PromoFilter }) {
  const { data: page } = useSuspenseQuery(promosQuery(filter))
  const [target, setTarget] = useState<DialogTarget | null>(null)
  const close = () => setTarget(null)
  return (
    <>
      <ListPage
        filter={filter}
        by={promoFilter}
        stacked
        pills={{
          label: 'Status kode promo',
          links: [
            { change: { state: '' }, label: 'Semua' },
            ...states.map((state) => ({ change: { state }, label: labels[state].label })),
          ],
        }}
        search={{ label: 'Cari kode promo', placeholder: 'Kode atau nama' }}
        aside={
          <Button onClick={() => setTarget({ question: 'write', promo: null })}>
            <Icon name="plus" size={18} />
            Kode promo baru
          </Button>
        }
        shown={page.promos.length}
        none={{
          icon: 'tag',
          title: 'Belum ada kode promo',
          text: 'Perusahaan yang mendaftar dengan kode promo mendapat voucher untuk satu checkout, selama voucher itu berlaku.',
        }}
        noMatch={{ title: 'Tidak ada kode promo yang cocok', text: 'Coba status atau kata kunci lain.' }}
        total={{ count: page.total, words: `${formatCount(page.total)} kode promo` }}
      >
        {(empty) => (
          <DataTable
            caption="Kode promo, yang terbaru lebih dahulu"
            columns={columns}
            rows={page.promos}
            rowKey={({ code }) => code}
            actions={(promo) => (
              <div className="flex items-center justify-end gap-2">
                <ConfirmGiving of={promo} name={promo.code} onAsk={() => setTarget({ question: 'confirm', promo })} />
                <PromoMenu promo={promo} onAsk={setTarget} />
              </div>
            )}
            empty={empty}
          />
        )}
      </ListPage>
      {target?.question === 'write' && <PromoDialog promo={target.promo} onClose={close} />}
      {target?.question === 'end' && target.promo && <EndPromo promo={target.promo} onClose={close} />}
      {target?.question === 'confirm' && target.promo && <ConfirmPromo promo={target.promo} onClose={close} />}
    </>
  )
}

function PromoMenu({ promo, onAsk }: { promo: AdminPromo; onAsk: (target: DialogTarget) => void }) {
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
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/promo/akhiri"
      body={() => ({ code: promo.code, version: promo.version })}
      title={`Akhiri ${promo.code}?`}
      confirmLabel="Ya, akhiri"
      tone="danger"
      done="Kode promo berakhir"
      refreshes={['admin/promo/daftar']}
    >
      Mulai sekarang tidak ada yang dapat mendaftar dengan kode ini. Voucher yang sudah diberikan tetap berlaku.
    </ActDialog>
  )
}

function ConfirmPromo({ promo, onClose }: { promo: AdminPromo; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/promo/setujui"
      body={() => ({ code: promo.code, version: promo.version })}
      title={`Setujui ${promo.code}?`}
      confirmLabel="Ya, setujui"
      done="Kode promo disetujui"
      refreshes={['admin/promo/daftar']}
    >
      {promo.proposal?.by} mengusulkan voucher <GivingWords {...promo} />,{' '}
      {promo.mostClaims === null
        ? 'untuk setiap perusahaan yang mendaftar dengan kode ini'
        : `untuk paling banyak ${formatQuantity(String(promo.mostClaims))} perusahaan yang mendaftar dengan kode ini`}
      , {daysText(promo.firstDay, promo.lastDay)}.
    </ActDialog>
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
