import { ResetPassword } from '#web/areas/accounts/reset/reset-password.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import type { Route } from './+types/reset-password'

export function loader(args: Route.LoaderArgs) {
  return { outboxOpen: pageOf(args).outboxOpen }
}

export const meta: Route.MetaFunction = () => titleOnly('Reset Password')

/** A separate page, without header and footer [ROUTE-6]. */
export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 pb-16 pt-6 sm:pt-12">
      <div className="self-start">
        <Logo />
      </div>
      <Breadcrumb
        className="mt-8"
        entries={[{ label: 'Beranda', to: '/' }, { label: 'Masuk', to: '/masuk' }, { label: 'Reset Password' }]}
      />
      <div className="mt-3 rounded-card border border-line bg-paper p-5 sm:p-8">
        <ResetPassword outboxOpen={loaderData.outboxOpen} />
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
