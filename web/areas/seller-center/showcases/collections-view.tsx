import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnShowcase } from '#domain/catalogue/contract-showcases.ts'
import { LONGEST } from '#domain/limits.ts'
import { collectionPath } from '#web/areas/seller-center/paths.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { MoveButtons } from '#web/ui/list/move-buttons.tsx'
import { useMoving } from '#web/ui/list/use-moving.ts'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { collectionsQuery } from './queries.ts'

type DialogTarget = { act: 'name'; collection: OwnShowcase | null } | { act: 'remove'; collection: OwnShowcase } | null

/** The seller's collections in the order its page shows them, moved by dragging or by their buttons [SHOP-8]. */
export function CollectionsView({ mayChange }: { mayChange: boolean }) {
  const { data: collections } = useSuspenseQuery(collectionsQuery)
  const arrange = useAct('pusat-seller/etalase/urutkan', {
    shows: collectionsQuery,
    failed: 'Urutan etalase belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/etalase/daftar'],
  })
  const [target, setTarget] = useState<DialogTarget>(null)
  const close = () => setTarget(null)
  const { list, move, dragging, dragged } = useMoving(
    collections.map(({ id }) => id),
    arrange.working,
    (ids) => void arrange.send({ ids }),
  )
  const make = mayChange && (
    <Button icon={<Icon name="plus" size={18} />} onClick={() => setTarget({ act: 'name', collection: null })}>
      Buat etalase
    </Button>
  )

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-mute">
          Kelompok produk di halaman toko Anda. Pembeli melihatnya dalam urutan ini; etalase kosong tidak tampil.
        </p>
        {collections.length > 0 && make}
      </div>
      {collections.length === 0 ? (
        <Card>
          <EmptyState
            icon="store"
            title="Belum ada etalase"
            text="Kelompokkan produk Anda, misalnya menurut kegunaan, agar pembeli cepat menemukannya."
            action={make}
          />
        </Card>
      ) : (
        <ol ref={list} aria-label="Etalase" className="grid gap-2">
          {collections.map((collection, index) => (
            <li
              key={collection.id}
              {...(mayChange && dragging(collection.id, index))}
              className={cx(
                'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-paper px-3 py-2',
                mayChange && 'cursor-grab',
                dragged === collection.id && 'opacity-50',
              )}
            >
              {mayChange && (
                <MoveButtons
                  name={collection.name}
                  index={index}
                  count={collections.length}
                  onMove={(to) => move(collection.id, to)}
                />
              )}
              <span className="min-w-0 flex-1 basis-40">
                <Link
                  to={collectionPath(collection.id)}
                  draggable={false}
                  className="block truncate font-semibold text-primary hover:underline"
                >
                  {collection.name}
                </Link>
                <span className="num block text-sm text-mute">
                  {collection.count === 0 ? 'Kosong, belum tampil' : `${collection.count} produk`}
                </span>
              </span>
              {mayChange && (
                <span className="flex gap-0.5">
                  <IconButton
                    icon="pencil"
                    size="dense"
                    label={`Ganti nama ${collection.name}`}
                    onClick={() => setTarget({ act: 'name', collection })}
                  />
                  <IconButton
                    icon="trash"
                    size="dense"
                    label={`Hapus ${collection.name}`}
                    onClick={() => setTarget({ act: 'remove', collection })}
                  />
                </span>
              )}
              <Icon name="chevron-right" size={18} className="text-mute max-md:hidden" />
            </li>
          ))}
        </ol>
      )}
      {target?.act === 'name' && <NameDialog collection={target.collection} onClose={close} />}
      {target?.act === 'remove' && (
        <ActDialog
          open
          onClose={close}
          call="pusat-seller/etalase/hapus"
          body={() => ({ id: target.collection.id })}
          title={`Hapus etalase ${target.collection.name}?`}
          confirmLabel="Ya, hapus"
          tone="danger"
          done="Etalase dihapus"
          failed="Etalase belum terhapus. Periksa koneksi Anda, lalu coba lagi."
          shows={collectionsQuery}
          refreshes={['pusat-seller/etalase/daftar']}
        >
          {target.collection.count
            ? `${target.collection.count} produk di dalamnya tetap dijual, hanya tidak lagi dikelompokkan di sini.`
            : 'Etalase ini kosong; tidak ada produk yang berubah.'}
        </ActDialog>
      )}
    </>
  )
}

interface Props {
  /** The one to rename; without it a new one is made. */
  collection: OwnShowcase | null
  onClose: () => void
}

/** Names a collection, new or not [SHOP-8]. */
function NameDialog({ collection, onClose }: Props) {
  const save = useAct('pusat-seller/etalase/simpan', {
    shows: collectionsQuery,
    done: collection ? 'Nama etalase diganti' : 'Etalase dibuat',
    failed: 'Etalase belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/etalase/daftar'],
  })
  const form = useCallForm(save, {
    start: { name: collection?.name ?? '' },
    body: ({ name }) => ({ name, ...(collection && { id: collection.id }) }),
    onClose,
  })
  return (
    <FormModal
      open
      size="sm"
      title={collection ? 'Ganti nama etalase' : 'Etalase baru'}
      description={
        collection
          ? 'Alamat halaman etalase tetap sama.'
          : 'Kelompok produk di halaman toko Anda. Etalase kosong belum tampil bagi pembeli.'
      }
      confirmLabel="Simpan"
      cancelLabel="Batal"
      working={form.working}
      onClose={onClose}
      onSend={form.send}
    >
      <TextField form={form} name="name" label="Nama etalase" maxLength={LONGEST.showcaseName} />
    </FormModal>
  )
}
