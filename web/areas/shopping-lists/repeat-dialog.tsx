import { useState } from 'react'
import type { ShoppingList } from '#domain/shopping-lists/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { listQuery } from './queries.ts'

interface Props {
  list: ShoppingList
  open: boolean
  onClose: () => void
}

const days = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: `Tanggal ${at + 1}` }))

/** Whether a list makes a draft of an order every month, and on which day [ORDER-7]. */
export function RepeatDialog({ list, open, onClose }: Props) {
  const [day, setDay] = useState(list.repeatDay === null ? '' : String(list.repeatDay))
  const [paused, setPaused] = useState(list.paused)
  const repeat = useAct('daftar-belanja/ulangi', {
    done: 'Draf bulanan disimpan',
    refreshes: ['lists'],
    shows: listQuery(list.id, list.page),
  })

  async function send() {
    const problem = await repeat.send({
      id: list.id,
      version: list.version,
      repeatDay: day === '' ? null : Number(day),
      paused: day !== '' && paused,
      page: list.page,
    })
    if (!problem || problem.movedOn) onClose()
  }

  return (
    <FormModal
      open={open}
      title="Ulangi setiap bulan"
      confirmLabel="Simpan"
      working={repeat.working}
      onSend={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-sm text-mute">
          Pada tanggal itu daftar ini menjadi draf pesanan dan Anda dikabari. Tidak ada yang dipesan sampai seseorang
          memasukkannya ke keranjang.
        </p>
        <Field label="Setiap bulan" hint="Di bulan yang lebih pendek: hari terakhirnya.">
          <Select
            value={day}
            placeholder="Tidak diulang"
            onChange={({ target }) => setDay(target.value)}
            options={days}
          />
        </Field>
        {day !== '' && (
          <Checkbox label="Jeda dahulu" checked={paused} onChange={({ target }) => setPaused(target.checked)} />
        )}
      </div>
    </FormModal>
  )
}
