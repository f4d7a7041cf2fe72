import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatQuantity, formatRupiah } from '#domain/format.ts'
import type { OwnShopVoucher } from '#domain/seller-vouchers/contract.ts'
import { audienceText, discountText, type ShopVoucherState } from '#domain/seller-vouchers/words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { shopVouchersQuery, type VouchersFilter, vouchersFilter } from './queries.ts'
import { VoucherDialog } from './voucher-dialog.tsx'

interface DialogTarget {
  question: 'write' | 'close'
  /** As it was shown then; null: a new one. */
  voucher: OwnShopVoucher | null
}

/** The shop's vouchers, the newest first, and what the owner may do with each [SELLER-1]. */
export function VouchersView({ filter, today }: { filter: VouchersFilter; today: string }) {
  const { data: page } = useSuspenseQuery(shopVouchersQuery(filter))
  const mayChange = viewerMay(useViewer(), 'vouchers.change')
  const [target, setTarget] = useState<DialogTarget | null>(null)
  const close = () => setTarget(null)
  const add = mayChange && (
    <Button onClick={() => setTarget({ question: 'write', voucher: null })}>
      <Icon name="plus" size={18} />
      Voucher toko baru
    </Button>
  )
  return (
    <>
      <ListPage
        filter={filter}
        by={vouchersFilter}
        above={page.total > 0 && <div className="mb-4 flex justify-end">{add}</div>}
        shown={page.vouchers.length}
        none={{
          icon: 'tag',
          title: 'Belum ada voucher toko',
          text: 'Dengan voucher toko, pelanggan mendapat potongan harga saat checkout: semua, satu level harga, atau satu pelanggan saja.',
          action: add,
        }}
        total={{ count: page.total, words: `${formatCount(page.total)} voucher` }}
      >
        {(empty) => (
          <DataTable
            caption="Voucher toko, yang terbaru lebih dahulu"
            columns={columns}
            rows={page.vouchers}
            rowKey={({ id }) => id}
            {...(mayChange && {
              actions: (voucher: OwnShopVoucher) => <VoucherMenu voucher={voucher} onAsk={setTarget} />,
            })}
            empty={empty}
          />
        )}
      </ListPage>
      {target?.question === 'write' && (
        <VoucherDialog voucher={target.voucher} customers={page.customers} today={today} onClose={close} />
      )}
      {target?.question === 'close' && target.voucher && <CloseVoucher voucher={target.voucher} onClose={close} />}
    </>
  )
}

function VoucherMenu({ voucher, onAsk }: { voucher: OwnShopVoucher; onAsk: (target: DialogTarget) => void }) {
  const isClosed = voucher.state === 'closed'
  const disabledWhenClosed = { disabled: isClosed, reason: 'Voucher ini sudah ditutup.' }
  return (
    <Menu align="end" trigger={<IconButton icon="dots" label={`Tindakan untuk ${voucher.code}`} size="dense" />}>
      <MenuItem icon="pencil" {...disabledWhenClosed} onSelect={() => onAsk({ question: 'write', voucher })}>
        Ubah
      </MenuItem>
      <MenuItem
        icon="close"
        tone="danger"
        {...disabledWhenClosed}
        onSelect={() => onAsk({ question: 'close', voucher })}
      >
        Tutup
      </MenuItem>
    </Menu>
  )
}

function CloseVoucher({ voucher, onClose }: { voucher: OwnShopVoucher; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="pusat-seller/voucher/tutup"
      body={() => ({ id: voucher.id, version: voucher.version })}
      title={`Tutup ${voucher.code}?`}
      confirmLabel="Ya, tutup"
      tone="danger"
      done="Voucher toko ditutup"
      refreshes={['pusat-seller/voucher/daftar']}
    >
      Mulai sekarang tidak ada yang dapat memakainya, dan tidak dapat dibuka lagi. Pesanan yang sudah memakainya tidak
      berubah.
    </ActDialog>
  )
}

const labels: Record<ShopVoucherState, { label: string; tone: Tone }> = {
  planned: { label: 'akan datang', tone: 'info' },
  open: { label: 'berlaku', tone: 'success' },
  used_up: { label: 'habis', tone: 'attention' },
  ended: { label: 'berakhir', tone: 'neutral' },
  closed: { label: 'ditutup', tone: 'neutral' },
}

const columns: Column<OwnShopVoucher>[] = [
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
    cell: ({ state }) => <StatusPill tone={labels[state].tone}>{labels[state].label}</StatusPill>,
  },
  {
    key: 'potongan',
    title: 'Potongan',
    cell: ({ minGoods, ...voucher }) => (
      <span className="num">
        <span className="font-semibold">{withAmounts(discountText(voucher))}</span>
        {Number(minGoods) > 0 && (
          <span className="block text-xs text-mute">{withAmounts(`min. belanja ${formatRupiah(minGoods)}`)}</span>
        )}
      </span>
    ),
  },
  { key: 'untuk', title: 'Untuk', className: 'wrap-anywhere', cell: audienceText },
  {
    key: 'masa',
    title: 'Masa berlaku',
    className: 'num whitespace-nowrap',
    cell: ({ firstDay, lastDay }) => `${formatDay(firstDay)} – ${formatDay(lastDay)}`,
  },
  {
    key: 'dipakai',
    title: 'Dipakai',
    numeric: true,
    cell: ({ uses, quota, discountTotal }) => (
      <>
        {`${formatQuantity(String(uses))}${quota === null ? '' : ` dari ${formatQuantity(String(quota))}`}`}
        {uses > 0 && <span className="block text-xs text-mute">{withAmounts(formatRupiah(discountTotal))}</span>}
      </>
    ),
  },
]
