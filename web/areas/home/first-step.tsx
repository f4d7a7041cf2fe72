import { Link } from 'react-router'
import { DISTRIBUTORS_PATH } from '#web/areas/subscriptions/public.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** In place of the dashboard's lists, for a company that has ordered nothing and has no seller yet [HOME-9]. */
export function FirstStep({ maySubscribe }: { maySubscribe: boolean }) {
  return (
    <div className={cx(cardClass, 'mt-3 md:mt-4')}>
      <EmptyState
        icon="store"
        title={maySubscribe ? 'Ajukan langganan ke seller' : 'Belum ada yang perlu Anda kerjakan'}
        text={
          maySubscribe
            ? 'Setelah seller menyetujui, Anda melihat harganya dan dapat memesan. Pesanan, produk untuk dibeli lagi, dan penawaran baru lalu tampil di sini.'
            : 'Pesanan dan penawaran baru tampil di sini begitu perusahaan Anda berlangganan ke seller.'
        }
        action={
          <>
            <Link to="/seller" className={buttonClass()}>
              Cari seller
            </Link>
            <Link to={DISTRIBUTORS_PATH} className={buttonClass({ variant: 'secondary' })}>
              Distributor Anda
            </Link>
          </>
        }
      />
    </div>
  )
}
