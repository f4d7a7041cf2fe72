import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PriceList } from '#domain/catalogue/contract-prices.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { daysShown } from './days-fields.tsx'
import { NEW_LIST } from './new-price-list.tsx'
import { priceListsPath } from './paths.ts'
import { usePriceAct } from './price-act.ts'
import { PercentDialog } from './price-dialogs.tsx'
import { priceListsQuery } from './queries.ts'
import { useListDialog } from './use-list-dialog.tsx'

interface Props {
  today: string
  mayGrant: boolean
}

/** The price lists of single customers; the owner alone writes them [SHOP-3, SHOP-7]. */
export function PriceListsView({ today, mayGrant }: Props) {
  const { data } = useSuspenseQuery(priceListsQuery)
  const { ask, dialog } = useListDialog(today)
  return (
    <>
      <DataTable
        caption="Daftar harga pelanggan"
        columns={columnsOf(today)}
        rows={data.lists}
        rowKey={({ id }) => id}
        actions={(list) => <ListMenu list={list} mayGrant={mayGrant} onAsk={ask} />}
        empty={
          <EmptyState
            icon="users"
            title="Belum ada daftar harga pelanggan"
            text={
              mayGrant
                ? 'Buat daftar untuk satu pelanggan: kosong, dari harga level, atau salinan daftar lain.'
                : 'Pemilik membuat daftar harga untuk satu pelanggan.'
            }
            action={mayGrant ? <Button onClick={() => ask(null, null)}>{NEW_LIST}</Button> : undefined}
          />
        }
      />
      {dialog}
    </>
  )
}

function columnsOf(today: string): Column<PriceList>[] {
  return [
    {
      key: 'daftar',
      title: 'Daftar',
      onCard: 'heading',
      className: 'md:w-full',
      cell: (list) => (
        <>
          <Link
            to={priceListsPath(list.id)}
            className="block font-semibold text-primary [overflow-wrap:anywhere] hover:underline"
          >
            {list.name}
          </Link>
          <span className="block text-xs font-normal text-mute">{list.customer}</span>
        </>
      ),
    },
    { key: 'hari', title: 'Hari', className: 'whitespace-nowrap', cell: (list) => daysShown(list) },
    { key: 'produk', title: 'Produk', numeric: true, cell: ({ products }) => products },
    { key: 'keadaan', title: 'Keadaan', cell: (list) => <ListState list={list} today={today} /> },
  ]
}

function ListState({ list, today }: { list: PriceList; today: string }) {
  if (list.holds) return <StatusPill tone="success">Berlaku</StatusPill>
  if (list.firstDay > today) return <StatusPill tone="info">Rencana</StatusPill>
  return <StatusPill>Berakhir</StatusPill>
}

interface ListMenuProps {
  list: PriceList
  mayGrant: boolean
  onAsk: (list: PriceList | null, copyOf: PriceList | null) => void
}

const OWNERS = 'Daftar harga pelanggan diubah oleh pemilik.'

/** The acts on a customer's list; for others than the owner they say who may. */
function ListMenu({ list, mayGrant, onAsk }: ListMenuProps) {
  const percent = useDialogTarget<PriceList>()
  const [removing, setRemoving] = useState(false)
  const remove = usePriceAct('pusat-seller/daftar-harga/hapus', 'Daftar harga dihapus')
  const may = { disabled: !mayGrant, reason: mayGrant ? null : OWNERS }
  return (
    <>
      <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${list.name}`} />}>
        <MenuItem icon="pencil" {...may} onSelect={() => onAsk(list, null)}>
          Ubah nama dan hari
        </MenuItem>
        <MenuItem icon="plus" {...may} onSelect={() => onAsk(null, list)}>
          Salin
        </MenuItem>
        <MenuItem icon="tag" {...may} onSelect={() => percent.ask(list)}>
          Naik atau turun persen
        </MenuItem>
        <MenuItem icon="trash" tone="danger" {...may} onSelect={() => setRemoving(true)}>
          Hapus
        </MenuItem>
      </Menu>
      {percent.target && (
        <PercentDialog key={percent.target.openCount} open={percent.target.open} list={list} onClose={percent.close} />
      )}
      <ConfirmDialog
        open={removing}
        title={`Hapus ${list.name}?`}
        confirmLabel="Hapus"
        tone="danger"
        working={remove.working}
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          void remove
            .send({ id: list.id, version: list.version })
            .then((problem) => problem?.movedOn || setRemoving(false))
        }
      >
        {list.customer} kembali membayar harga levelnya untuk {list.products} produk.
      </ConfirmDialog>
    </>
  )
}
