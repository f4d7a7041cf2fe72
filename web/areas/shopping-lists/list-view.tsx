import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { Reordered } from '#domain/orders/shapes-quote.ts'
import type { ListLine, ShoppingList } from '#domain/shopping-lists/contract.ts'
import { needsReading, ReorderedDialog } from '#web/areas/orders/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate, formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { changedLines, type ListEdits } from './list-edits.ts'
import { ListLines } from './list-lines.tsx'
import { LISTS_PATH, listPath } from './paths.ts'
import { listFilter, listQuery } from './queries.ts'
import { RepeatDialog } from './repeat-dialog.tsx'

/** One list: its products, what they cost today, its drafts, and the whole of it into the cart [ORDER-7]. */
export function ListView({ listId, page }: { listId: string; page: number }) {
  const { data: list } = useSuspenseQuery(listQuery(listId, page))
  const locked = !viewerMay(useViewer(), 'cart.change')
  const [edits, setEdits] = useState<ListEdits>(new Map())
  const [dialog, setDialog] = useState<'repeat' | 'rename' | 'remove' | null>(null)
  const navigate = useNavigate()
  const ordering = useOrderList()
  const outcome = { refreshes: ['lists'], shows: listQuery(listId, page) } as const
  const save = useAct('daftar-belanja/simpan', { done: 'Daftar disimpan', ...outcome })
  const dismiss = useAct('daftar-belanja/draf/abaikan', { done: 'Draf diabaikan', refreshes: ['lists'] })
  const expected = { id: list.id, version: list.version }
  const lines = changedLines(edits)
  const isEdited = edits.size > 0
  const close = () => setDialog(null)

  function edit(line: ListLine, packs: string | null | undefined) {
    const next = new Map(edits)
    if (packs === undefined) next.delete(line.productId)
    else next.set(line.productId, { line, packs })
    setEdits(next)
  }

  async function saveEdits() {
    if (!lines) return
    // what a colleague has saved meanwhile is shown then, and what was typed stays
    if (!(await save.send({ ...expected, name: list.name, lines, page }))) setEdits(new Map())
  }

  const intoCart = (
    <Button
      icon={<Icon name="cart" size={18} />}
      working={ordering.working}
      disabled={list.products === 0 || isEdited}
      reason={isEdited ? 'Simpan perubahan daftar dahulu.' : 'Daftar ini belum berisi produk.'}
      onClick={() => void ordering.order(list.id, list.draft?.id ?? null)}
    >
      Masukkan ke keranjang
    </Button>
  )

  return (
    <>
      <PageHeader
        title={list.name}
        lead={`${list.products} produk · diubah ${list.changedBy}, ${formatDate(list.changedAt)}`}
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Daftar belanja', to: LISTS_PATH }, { label: list.name }]}
        actions={
          !locked && (
            <>
              <Button variant="secondary" icon={<Icon name="pencil" size={18} />} onClick={() => setDialog('rename')}>
                Ganti nama
              </Button>
              <Button variant="secondary" icon={<Icon name="calendar" size={18} />} onClick={() => setDialog('repeat')}>
                Ulangi tiap bulan
              </Button>
              <Button variant="secondary" icon={<Icon name="trash" size={18} />} onClick={() => setDialog('remove')}>
                Hapus
              </Button>
            </>
          )
        }
      />
      {list.draft && (
        <Notice
          tone="attention"
          className="mb-4"
          title={`Draf pesanan ${formatDay(list.draft.day)}`}
          action={
            !locked && (
              <Button
                variant="secondary"
                size="sm"
                working={dismiss.working}
                onClick={() => void dismiss.send({ draftId: list.draft?.id ?? '' })}
              >
                Abaikan bulan ini
              </Button>
            )
          }
        >
          Belum dipesan: periksa jumlahnya, lalu masukkan ke keranjang.
        </Notice>
      )}
      <p className="mb-3 text-sm text-mute">{repeatSentence(list)}</p>
      {list.lines.length === 0 ? (
        <Card>
          <EmptyState
            icon="list"
            title="Daftar ini masih kosong"
            text="Tambahkan produk dengan Simpan ke daftar di halaman produk, keranjang, pesanan, atau pesan cepat."
            action={
              <Link to="/produk" className={buttonClass()}>
                Cari produk
              </Link>
            }
          />
        </Card>
      ) : (
        <>
          <ListLines list={list} edits={edits} onEdit={edit} locked={locked} />
          {list.pages > 1 && (
            <ListFoot
              count={`${list.products} produk`}
              page={list.page}
              pages={list.pages}
              hrefFor={(number) => listPath(listId) + listFilter.search({}, { page: number })}
            />
          )}
        </>
      )}
      {list.lines.length > 0 && (
        <FootBar appearance="card" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-mute">
            Perkiraan hari ini{' '}
            <span className="num font-semibold text-ink">
              <Amount of={list.total} />
            </span>
            {list.notCounted > 0 && `, tanpa ${list.notCounted} produk yang saat ini tidak dapat dipesan`}
          </p>
          {!locked && (
            <div className="flex flex-wrap gap-3">
              {isEdited && (
                <>
                  <Button variant="ghost" onClick={() => setEdits(new Map())}>
                    Batalkan
                  </Button>
                  <Button
                    variant="secondary"
                    working={save.working}
                    disabled={!lines}
                    reason="Perbaiki jumlah yang salah dahulu."
                    onClick={() => void saveEdits()}
                  >
                    Simpan perubahan
                  </Button>
                </>
              )}
              {intoCart}
            </div>
          )}
        </FootBar>
      )}
      {dialog === 'repeat' && <RepeatDialog list={list} open onClose={close} />}
      {dialog === 'rename' && <RenameDialog list={list} open onClose={close} />}
      <ActDialog
        open={dialog === 'remove'}
        onClose={close}
        call="daftar-belanja/hapus"
        body={() => expected}
        title={`Hapus daftar ${list.name}?`}
        confirmLabel="Ya, hapus"
        done="Daftar dihapus"
        answered={() => navigate(LISTS_PATH)}
      >
        Daftar hilang untuk semua rekan Anda, juga draf yang menunggu. Pesanan yang sudah dibuat tidak berubah.
      </ActDialog>
      <ReorderedDialog reordered={ordering.reordered} onClose={ordering.dismiss} />
    </>
  )
}

function repeatSentence({ repeatDay, paused, nextDay }: ShoppingList): string {
  if (repeatDay === null)
    return 'Tidak diulang. Dengan Ulangi tiap bulan, daftar ini menjadi draf pesanan setiap bulan.'
  if (paused || nextDay === null) return `Draf bulanan tanggal ${repeatDay} sedang dijeda.`
  return `Draf pesanan dibuat setiap tanggal ${repeatDay}; berikutnya ${formatDay(nextDay)}.`
}

/** Puts a list into the cart and goes there, after what cannot be ordered was read [ORDER-7]. */
function useOrderList() {
  const navigate = useNavigate()
  const { working, send } = useAct('daftar-belanja/keranjang', {
    failed: 'Daftar belum dapat dimasukkan ke keranjang. Silakan coba lagi.',
    refreshes: ['cart', 'lists'],
  })
  const [reordered, setReordered] = useState<Reordered | null>(null)
  return {
    working,
    reordered,
    dismiss: () => setReordered(null),
    order: (listId: string, draftId: string | null) =>
      send(
        { id: listId, ...(draftId !== null && { draftId }) },
        {
          answered: async ({ data }) => {
            const found = data
            if (needsReading(found)) return setReordered(found)
            toast.success(`${found.added} produk dimasukkan ke keranjang`)
            await navigate('/keranjang')
          },
        },
      ),
  }
}

interface Props {
  list: ShoppingList
  open: boolean
  onClose: () => void
}

function RenameDialog({ list, open, onClose }: Props) {
  const save = useAct('daftar-belanja/simpan', {
    done: 'Nama daftar diganti',
    refreshes: ['lists'],
    shows: listQuery(list.id, list.page),
  })
  const form = useCallForm(save, {
    start: { name: list.name },
    body: ({ name }) => ({ id: list.id, version: list.version, name, page: list.page }),
    onClose,
  })
  return (
    <FormModal
      open={open}
      title="Ganti nama daftar"
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
      onClose={onClose}
    >
      <Field label="Nama daftar" error={form.formState.errors.name?.message}>
        <TextInput {...form.register('name')} maxLength={LONGEST.listName} />
      </Field>
    </FormModal>
  )
}
