import type { PriceDetail } from '#domain/catalogue/contract-prices.ts'
import { formatQuantity } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { daysShown } from './days-fields.tsx'
import { usePriceAct } from './price-act.ts'

type Rule = PriceDetail['rules'][number]

interface Props {
  product: PriceDetail
  mayGrant: boolean
  onEdit: (rule: Rule) => void
}

const OWNERS = 'Harga pelanggan diubah oleh pemilik.'

/** The rules beside the prices of levels, in the order in which they apply. */
export function RulesTable({ product, mayGrant, onEdit }: Props) {
  const { target: removed, ask, close } = useDialogTarget<Rule>()
  const remove = usePriceAct('pusat-seller/harga/aturan/hapus', 'Harga dihapus')
  const { unit } = product
  return (
    <>
      <DataTable
        caption="Harga bertingkat, berjangka, dan pelanggan"
        columns={columnsOf(unit)}
        rows={product.rules}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="tag"
            title="Belum ada harga lain"
            text="Tambahkan harga untuk jumlah yang lebih besar, untuk hari tertentu, atau untuk satu pelanggan."
          />
        }
        actions={(rule) => {
          const isLocked = rule.listId !== null && !mayGrant
          const reason = isLocked ? OWNERS : null
          return (
            <Menu
              align="end"
              trigger={
                <IconButton
                  icon="dots"
                  size="dense"
                  label={`Tindakan untuk ${nameOf(rule)}, mulai ${formatQuantity(rule.from)} ${unit}`}
                />
              }
            >
              <MenuItem icon="pencil" disabled={isLocked} reason={reason} onSelect={() => onEdit(rule)}>
                Ubah
              </MenuItem>
              <MenuItem icon="trash" tone="danger" disabled={isLocked} reason={reason} onSelect={() => ask(rule)}>
                Hapus
              </MenuItem>
            </Menu>
          )
        }}
      />
      {removed && (
        <ConfirmDialog
          open={removed.open}
          title="Hapus harga ini?"
          confirmLabel="Hapus"
          tone="danger"
          working={remove.working}
          onCancel={close}
          onConfirm={() =>
            void remove
              .send({ ruleId: removed.about.id, productId: product.id, version: product.version })
              .then((problem) => problem?.movedOn || close())
          }
        >
          <Amount of={removed.about.amount} /> per {unit}, {daysShown(removed.about)}.
        </ConfirmDialog>
      )}
    </>
  )
}

function nameOf({ level, listName, customer }: Rule): string {
  return level === null ? `${listName} · ${customer}` : `Level ${level}`
}

function columnsOf(unit: string): Column<Rule>[] {
  return [
    {
      key: 'untuk',
      title: 'Berlaku untuk',
      onCard: 'heading',
      className: 'md:w-full',
      cell: (rule) => <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(rule)}</span>,
    },
    {
      key: 'mulai',
      title: 'Mulai',
      numeric: true,
      cell: ({ from }) => (from === '0' ? 'berapa pun' : `${formatQuantity(from)} ${unit}`),
    },
    { key: 'harga', title: `Harga / ${unit}`, numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
    { key: 'hari', title: 'Hari', className: 'whitespace-nowrap', cell: (rule) => daysShown(rule) },
    {
      key: 'keadaan',
      title: 'Keadaan',
      cell: ({ holds }) =>
        holds ? <StatusPill tone="success">Berlaku</StatusPill> : <StatusPill tone="info">Rencana</StatusPill>,
    },
  ]
}
