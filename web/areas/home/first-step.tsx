import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { waitWords } from '#domain/chat/answer-speed.ts'
import type { Distributor } from '#domain/subscriptions/contract.ts'
import { askPath } from '#web/areas/catalogue/public.ts'
import { DISTRIBUTORS_PATH, distributorsQuery, SubscriptionPill } from '#web/areas/subscriptions/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Requests that are shown one by one. */
const MOST_SHOWN = 5

/**
 * In place of the dashboard's lists, for a company that has ordered nothing and has no seller yet: how to come to prices,
 * and what of it waits [HOME-9, UX-2].
 */
export function FirstStep({ maySubscribe }: { maySubscribe: boolean }) {
  const { data: distributors = [] } = useQuery(distributorsQuery)
  const waiting = distributors.filter(({ state }) => state === 'requested' || state === 'documents_wanted')
  return (
    <div className={cx(cardClass, 'mt-3 md:mt-4')}>
      <EmptyState
        icon="store"
        title={titleOf(maySubscribe, waiting.length)}
        text={textOf(maySubscribe, waiting)}
        action={
          <>
            {maySubscribe && (
              <Link to={askPath()} className={buttonClass()}>
                {waiting.length > 0 ? 'Ajukan ke seller lain' : 'Pilih seller'}
              </Link>
            )}
            <Link to={DISTRIBUTORS_PATH} className={buttonClass({ variant: 'secondary' })}>
              {waiting.length > 0 ? 'Lihat pengajuan' : 'Distributor Anda'}
            </Link>
          </>
        }
      />
      {waiting.length > 0 && (
        <ul aria-label="Pengajuan yang menunggu" className="divide-y divide-line border-t border-line">
          {waiting.slice(0, MOST_SHOWN).map(({ id, sellerName, state, usualAnswer }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
              <span className="min-w-0 font-semibold wrap-anywhere">{sellerName}</span>
              <span className="flex items-center gap-3 text-sm text-mute">
                {usualAnswer !== null && `biasanya dijawab dalam ${waitWords(usualAnswer)}`}
                <SubscriptionPill state={state} />
              </span>
            </li>
          ))}
          {waiting.length > MOST_SHOWN && (
            <li className="px-4 py-2.5 text-sm text-mute sm:px-5">dan {waiting.length - MOST_SHOWN} seller lain</li>
          )}
        </ul>
      )}
    </div>
  )
}

function titleOf(maySubscribe: boolean, waiting: number): string {
  if (waiting > 0) return `${waiting} pengajuan menunggu jawaban seller`
  return maySubscribe ? 'Ajukan langganan ke seller' : 'Belum ada yang perlu Anda kerjakan'
}

function textOf(maySubscribe: boolean, waiting: readonly Distributor[]): string {
  if (waiting.some(({ state }) => state === 'documents_wanted'))
    return 'Ada seller yang meminta keterangan. Jawab permintaannya agar pengajuan dapat diputuskan.'
  if (waiting.length > 0) return 'Harga seller terbuka begitu pengajuan disetujui; kami memberi tahu Anda.'
  return maySubscribe
    ? 'Setelah seller menyetujui, Anda melihat harganya dan dapat memesan. Pesanan, produk untuk dibeli lagi, dan penawaran baru lalu tampil di sini.'
    : 'Pesanan dan penawaran baru tampil di sini begitu perusahaan Anda berlangganan ke seller.'
}
