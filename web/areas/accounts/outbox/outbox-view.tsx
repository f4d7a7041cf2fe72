import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { MailBody } from './mail-body.tsx'
import { outboxQuery } from './queries.ts'

const LOOK_AGAIN_MS = 3000

/** The mails of the demo, which are shown here instead of being sent. */
export function OutboxView({ origin }: { origin: string }) {
  // mails are written by jobs, in their own time
  const { data: mails } = useSuspenseQuery({ ...outboxQuery, refetchInterval: LOOK_AGAIN_MS })
  const [chosen, setChosen] = useState<string>()
  const open = mails.find(({ id }) => id === chosen) ?? mails[0]

  return (
    <main className="page-width pb-16">
      <PageHeader title="Kotak keluar" breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Kotak keluar' }]} />
      <Notice tone="attention" className="mb-5">
        Situs contoh ini tidak mengirim e-mail. Siapa pun dapat membacanya di sini, jadi jangan gunakan alamat atau
        password sungguhan.
      </Notice>
      {open ? (
        <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <nav aria-label="Daftar e-mail">
            <ul className="max-h-[70vh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-paper max-lg:max-h-64">
              {mails.map((mail) => (
                <li key={mail.id}>
                  <button
                    type="button"
                    aria-current={mail.id === open.id}
                    onClick={() => setChosen(mail.id)}
                    className={cx(
                      'block w-full cursor-pointer px-4 py-3 text-start hover:bg-primary-wash',
                      mail.id === open.id && 'bg-primary-tint',
                    )}
                  >
                    <span className="block text-sm font-semibold">{mail.subject}</span>
                    <span className="block truncate text-sm text-mute">{mail.to}</span>
                    <span className="num block text-xs text-mute">{formatDateTime(mail.at)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <MailBody key={open.id} mail={open} origin={origin} />
        </div>
      ) : (
        <div className="rounded-card border border-line bg-paper">
          <EmptyState
            icon="mail"
            title="Belum ada e-mail"
            text="E-mail pendaftaran, reset password, pesanan, nego, chat, dan langganan tampil di sini. Halaman ini memuat yang baru dengan sendirinya."
          />
        </div>
      )}
    </main>
  )
}
