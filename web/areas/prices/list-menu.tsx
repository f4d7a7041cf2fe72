import { useState } from 'react'
import type { PriceList } from '#domain/catalogue/codec-prices.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { usePriceAct } from './price-act.ts'
import { PercentDialog } from './price-dialogs.tsx'

interface Props {
  list: PriceList
  mayGrant: boolean
  onAsk: (list: PriceList | null, copyOf: PriceList | null) => void
}

const OWNERS = 'Daftar pelanggan diubah oleh pemilik.'

/** The acts on a customer's list; for others than the owner they say who may. */
export function ListMenu({ list, mayGrant, onAsk }: Props) {
  const percent = useAsked<PriceList>()
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
      {percent.asked && (
        <PercentDialog key={percent.asked.turn} open={percent.asked.open} list={list} onClose={percent.close} />
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
            .send({ daftar_id: list.id, versi: list.version })
            .then((problem) => problem?.movedOn || setRemoving(false))
        }
      >
        {list.customer} kembali membayar harga levelnya untuk {list.products} produk.
      </ConfirmDialog>
    </>
  )
}
