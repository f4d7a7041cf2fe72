import { Link, redirect } from 'react-router'
import { closedCookie } from '#domain/members/closing.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { LinkPage } from '#web/ui/layout/link-page.tsx'
import type { Route } from './+types/account-closed'

/** Shown only after the closing, so that the page does not claim it to other visitors. */
export function loader({ request }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie')?.split('; ') ?? []
  if (!cookies.some((cookie) => cookie.startsWith(`${closedCookie.name}=`))) throw redirect('/')
  return null
}

export const meta: Route.MetaFunction = () => titleOnly('Akun ditutup')

/** Where closing an account leads to [REG-3]. */
export default function AccountClosedPage() {
  return (
    <LinkPage
      stage="done"
      title="Akun Anda telah ditutup"
      next={
        <Link to="/" className={buttonClass({ size: 'lg' })}>
          Ke beranda
        </Link>
      }
    >
      Data pribadi Anda telah dihapus, dan alamat e-mail Anda dapat dipakai untuk mendaftar lagi. Kami mengirim e-mail
      sebagai bukti.
    </LinkPage>
  )
}
