import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#web/lib/use-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { viewerMay } from '#web/lib/viewer-may.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { roomQuery } from '../queries.ts'
import { colleaguesQuery } from './queries.ts'

/** Who of the seller looks after the customer, and a colleague to hand over to [SELLER-3]. */
export function HandOver({ roomId }: { roomId: string }) {
  const may = viewerMay(useViewer(), 'customers.change')
  const { data: room } = useQuery(roomQuery({ roomId }))
  const colleagues = useQuery({ ...colleaguesQuery, enabled: may })
  const [chosen, setChosen] = useState('')
  const handOver = useAct('pusat-seller/chat/serahkan', {
    done: 'Pelanggan diserahkan',
    refreshes: ['subscription', 'chat'],
  })
  const others = colleagues.data?.filter(({ id }) => id !== room?.sellerUserId) ?? []

  return (
    <section aria-label="Ditangani oleh">
      <h3 className="mb-2 text-sm font-semibold">Ditangani oleh</h3>
      <p>{room?.salesName}</p>
      {colleagues.isError && (
        <p role="alert" className="mt-1 text-danger">
          Gagal mendapatkan sales{' '}
          <button type="button" className="text-link" onClick={() => void colleagues.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {others.length > 0 && (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void handOver.send({ key_room: roomId, penerima_id: chosen }).then((problem) => problem ?? setChosen(''))
          }}
        >
          <Field label="Serahkan kepada" hideLabel>
            <Select
              size="sm"
              placeholder="Serahkan kepada …"
              value={chosen}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            working={handOver.working}
            disabled={chosen === ''}
            reason="Pilih rekan yang akan menangani."
          >
            Serahkan
          </Button>
        </form>
      )}
    </section>
  )
}
