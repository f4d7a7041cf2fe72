import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answeringDay } from '#domain/chat/codec.ts'
import type { AnsweringDay } from '#domain/chat/hours.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { WEEKDAYS } from '../room/hours-words.ts'
import { hoursQuery } from './queries.ts'

interface Props {
  open: boolean
  onClose: () => void
}

const usual = { opens: '08:00', closes: '17:00' }

/** When the shop is open, by days of the week; outside of that its buyers are told [SELLER-1, SHOP-8]. */
export default function HoursDialog({ open, onClose }: Props) {
  const hours = useQuery({ ...hoursQuery, enabled: open })
  const [changed, setChanged] = useState<readonly AnsweringDay[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const save = useAct('pusat-seller/chat/jam/simpan', {
    done: 'Jam buka disimpan',
    refreshes: ['pusat-seller/chat/jam'],
  })
  const days = changed ?? hours.data?.days ?? []

  function change(weekday: number, to: Partial<AnsweringDay> | null) {
    const before = days.find((day) => day.weekday === weekday) ?? { weekday, ...usual }
    const others = days.filter((day) => day.weekday !== weekday)
    setChanged(to ? [...others, { ...before, ...to }] : others)
    setFault(null)
  }

  async function send() {
    const problem = await save.send(
      { jam: days.map(answeringDay.encode) },
      {
        marks: ({ sentence }) => {
          setFault(sentence)
          return true
        },
      },
    )
    if (problem) return
    setChanged(null)
    onClose()
  }

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Jam buka"
      description="Tampil di halaman toko. Di luar jam ini, dan pada hari libur, pembeli diberi tahu di chat kapan Anda menjawab. Tanpa hari yang dicentang, tidak ada jam yang disebut."
      confirmLabel="Simpan"
      working={save.working}
      onSend={send}
    >
      {!hours.data &&
        (hours.isError ? (
          <ErrorState onRetry={() => void hours.refetch()} working={hours.isFetching} />
        ) : (
          <Loading>
            <SkeletonRows rows={7} />
          </Loading>
        ))}
      {fault !== null && (
        <Notice tone="danger" className="mb-3">
          {fault}
        </Notice>
      )}
      {hours.data && (
        <ul className="divide-y divide-line">
          {WEEKDAYS.map((name, index) => {
            const day = days.find(({ weekday }) => weekday === index + 1)
            return (
              <li key={name} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                <Checkbox
                  label={name}
                  checked={day !== undefined}
                  onChange={({ target }) => change(index + 1, target.checked ? {} : null)}
                  className="w-28"
                />
                {day && (
                  <span className="flex items-center gap-2">
                    <Field label={`${name}, mulai`} hideLabel>
                      <TextInput
                        type="time"
                        value={day.opens}
                        onChange={({ target }) => change(index + 1, { opens: target.value })}
                      />
                    </Field>
                    –
                    <Field label={`${name}, sampai`} hideLabel>
                      <TextInput
                        type="time"
                        value={day.closes}
                        onChange={({ target }) => change(index + 1, { closes: target.value })}
                      />
                    </Field>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </FormModal>
  )
}
