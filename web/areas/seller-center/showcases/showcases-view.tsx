import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnShowcase } from '#domain/catalogue/contract-showcases.ts'
import { LONGEST } from '#domain/limits.ts'
import { showcasePath } from '#web/areas/seller-center/paths.ts'
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
import { showcasesQuery } from './queries.ts'

type Asked = { act: 'name'; showcase: OwnShowcase | null } | { act: 'remove'; showcase: OwnShowcase } | null

/** The seller's showcases in the order its page shows them, moved by dragging or by their buttons [SHOP-8]. */
export function ShowcasesView({ mayChange }: { mayChange: boolean }) {
  const { data: showcases } = useSuspenseQuery(showcasesQuery)
  const arrange = useAct('pusat-seller/etalase/urutkan', {
    shows: showcasesQuery,
    failed: 'Urutan etalase belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/etalase/daftar'],
  })
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const { list, move, dragging, dragged } = useMoving(
    showcases.map(({ id }) => id),
    arrange.working,
    (ids) => void arrange.send({ ids }),
  )
  const make = mayChange && (
    <Button icon={<Icon name="plus" size={18} />} onClick={() => setAsked({ act: 'name', showcase: null })}>
      Buat etalase
    </Button>
  )

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-mute">
          Kelompok produk di halaman toko Anda. Pembeli melihatnya dalam urutan ini; etalase kosong tidak tampil.
        </p>
        {showcases.length > 0 && make}
      </div>
      {showcases.length === 0 ? (
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
          {showcases.map((showcase, place) => (
            <li
              key={showcase.id}
              {...(mayChange && dragging(showcase.id, place))}
              className={cx(
                'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-paper px-3 py-2',
                mayChange && 'cursor-grab',
                dragged === showcase.id && 'opacity-50',
              )}
            >
              {mayChange && (
                <MoveButtons
                  name={showcase.name}
                  place={place}
                  count={showcases.length}
                  onMove={(to) => move(showcase.id, to)}
                />
              )}
              <span className="min-w-0 flex-1 basis-40">
                <Link
                  to={showcasePath(showcase.id)}
                  draggable={false}
                  className="block truncate font-semibold text-primary hover:underline"
                >
                  {showcase.name}
                </Link>
                <span className="num block text-sm text-mute">
                  {showcase.count === 0 ? 'Kosong, belum tampil' : `${showcase.count} produk`}
                </span>
              </span>
              {mayChange && (
                <span className="flex gap-0.5">
                  <IconButton
                    icon="pencil"
                    size="dense"
                    label={`Ganti nama ${showcase.name}`}
                    onClick={() => setAsked({ act: 'name', showcase })}
                  />
                  <IconButton
                    icon="trash"
                    size="dense"
                    label={`Hapus ${showcase.name}`}
                    onClick={() => setAsked({ act: 'remove', showcase })}
                  />
                </span>
              )}
              <Icon name="chevron-right" size={18} className="text-mute max-md:hidden" />
            </li>
          ))}
        </ol>
      )}
      {asked?.act === 'name' && <NameDialog showcase={asked.showcase} onClose={close} />}
      {asked?.act === 'remove' && (
        <ActDialog
          open
          onClose={close}
          call="pusat-seller/etalase/hapus"
          body={() => ({ id: asked.showcase.id })}
          title={`Hapus etalase ${asked.showcase.name}?`}
          confirmLabel="Ya, hapus"
          tone="danger"
          done="Etalase dihapus"
          failed="Etalase belum terhapus. Periksa koneksi Anda, lalu coba lagi."
          shows={showcasesQuery}
          refreshes={['pusat-seller/etalase/daftar']}
        >
          {asked.showcase.count
            ? `${asked.showcase.count} produk di dalamnya tetap dijual, hanya tidak lagi dikelompokkan di sini.`
            : 'Etalase ini kosong; tidak ada produk yang berubah.'}
        </ActDialog>
      )}
    </>
  )
}

interface Props {
  /** The one to rename; without it a new one is made. */
  showcase: OwnShowcase | null
  onClose: () => void
}

/** Names a showcase, new or not [SHOP-8]. */
function NameDialog({ showcase, onClose }: Props) {
  const save = useAct('pusat-seller/etalase/simpan', {
    shows: showcasesQuery,
    done: showcase ? 'Nama etalase diganti' : 'Etalase dibuat',
    failed: 'Etalase belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['pusat-seller/etalase/daftar'],
  })
  const form = useCallForm(save, {
    start: { name: showcase?.name ?? '' },
    body: ({ name }) => ({ name, ...(showcase && { id: showcase.id }) }),
    onClose,
  })
  return (
    <FormModal
      open
      size="sm"
      title={showcase ? 'Ganti nama etalase' : 'Etalase baru'}
      description={
        showcase
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
