import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { together, type UnitsOfProduct } from '#domain/cart/together.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { DialogComing } from '#web/ui/overlay/dialog-coming.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { listPath } from './paths.ts'
import { listsQuery } from './queries.ts'

interface Props {
  open: boolean
  /** Each product with the quantity that the list keeps of it, the sum of its rows. */
  lines: readonly UnitsOfProduct[]
  onClose: () => void
}

const NEW = 'baru'

/** Asks for the list: one that is there, or a new one by its name [ORDER-7]. */
export function SaveToListDialog({ open, lines, onClose }: Props) {
  const { data, isError } = useQuery({ ...listsQuery, enabled: open })
  const lists = data?.lists ?? []
  // fields that took each other's place would take the focus away
  const areKnown = data !== undefined || isError
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [savedIn, setSavedIn] = useState<string | null>(null)
  const create = useAct('daftar-belanja/buat', { refreshes: ['lists'] })
  const add = useAct('daftar-belanja/tambah', { refreshes: ['lists'] })
  const target = chosen ?? lists[0]?.id ?? NEW
  // the same product in several rows is one of the list
  const noted = together(lines).map(({ productId, units }) => ({ productId, units }))

  function close() {
    setSavedIn(null)
    setProblem(null)
    setName('')
    setChosen(null)
    onClose()
  }

  async function save() {
    if (savedIn) return close()
    if (target === NEW && name.trim() === '') return setProblem('Isi nama daftar.')
    setProblem(null)
    const marks = ({ sentence }: { sentence: string }) => {
      setProblem(sentence)
      return true
    }
    if (target === NEW) {
      await create.send({ name, lines: noted }, { marks, answered: ({ data }) => setSavedIn(data.id) })
    } else {
      await add.send({ id: target, lines: noted }, { marks, answered: () => setSavedIn(target) })
    }
  }

  if (open && !areKnown) return <DialogComing />
  return (
    <FormModal
      open={open}
      title="Simpan ke daftar belanja"
      confirmLabel={savedIn ? 'Selesai' : 'Simpan'}
      working={create.working || add.working}
      onSend={save}
      onClose={close}
    >
      {savedIn ? (
        <Notice
          tone="success"
          action={
            <Link to={listPath(savedIn)} className="text-link">
              Buka daftar
            </Link>
          }
        >
          {noted.length} produk tersimpan di daftar belanja.
        </Notice>
      ) : (
        <div className="grid gap-4">
          <p className="text-sm text-mute">
            {noted.length} produk dengan jumlahnya. Bila sudah ada di daftar, jumlahnya diganti.
          </p>
          {isError && <Notice tone="danger">Daftar Anda belum dapat dimuat. Silakan coba lagi.</Notice>}
          {lists.length > 0 && (
            <Field label="Daftar">
              <Select
                value={target}
                onChange={({ target }) => setChosen(target.value)}
                options={[
                  ...lists.map((list) => ({ value: list.id, label: `${list.name} (${list.products} produk)` })),
                  { value: NEW, label: 'Daftar baru' },
                ]}
              />
            </Field>
          )}
          {target === NEW && (
            <Field label="Nama daftar" error={problem}>
              <TextInput
                value={name}
                maxLength={LONGEST.listName}
                placeholder="Bahan bulanan"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          )}
          {target !== NEW && problem && <Notice tone="danger">{problem}</Notice>}
        </div>
      )}
    </FormModal>
  )
}
