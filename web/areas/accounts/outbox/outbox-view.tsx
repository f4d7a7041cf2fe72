import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutboxMail } from '#domain/accounts/contract-registration.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
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

/** One mail: rendered, or as plain text. Nothing in it is executed. */
function MailBody({ mail, origin }: { mail: OutboxMail; origin: string }) {
  const [shown, setShown] = useState('teks')
  return (
    <article className="min-w-0 rounded-card border border-line bg-paper">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="num mt-0.5 text-sm text-mute [overflow-wrap:anywhere]">
          Kepada {mail.to} · <span className="whitespace-nowrap">{formatDateTime(mail.at)}</span>
        </p>
      </header>
      <div className="p-5">
        <TabsPill
          label="Tampilan e-mail"
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'teks', label: 'Teks' },
            { value: 'html', label: 'HTML' },
          ]}
        >
          {shown === 'teks' ? (
            <pre className="mt-4 whitespace-pre-wrap font-sans text-base [overflow-wrap:anywhere]">
              <WithLinks text={mail.text} origin={origin} />
            </pre>
          ) : (
            <iframe
              title={mail.subject}
              // no scripts, no forms, an origin of its own; clicked links may open in this window
              sandbox="allow-top-navigation-by-user-activation"
              srcDoc={`<base target="_top">${mail.html}`}
              className="mt-4 h-[32rem] w-full rounded-field border border-line bg-page"
            />
          )}
        </TabsPill>
      </div>
    </article>
  )
}

/** The text, with links only to this site. */
function WithLinks({ text, origin }: { text: string; origin: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith(`${origin}/`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <a key={index} href={part} className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
