import { redirect } from 'react-router'
import { SecondStep } from '#web/areas/accounts/second-factor/second-step.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { Logo } from '#web/areas/shell/logo.tsx'
import { memberPageOf } from '#web/lib/api/caller.ts'
import { landingPath, startPath } from '#web/lib/page/paths.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/second-step'

export function loader(args: Route.LoaderArgs) {
  const { viewer } = memberPageOf(args)
  const landing = startPath(landingPath(args.url.searchParams.get('lanjut')), viewer.company?.kind)
  if (!viewer.owedStep) throw redirect(landing)
  return { step: viewer.owedStep, landing }
}

export const meta: Route.MetaFunction = () => titleOnly('Verifikasi dua langkah')

/** A separate page: until it is done there is nowhere else to go [ADM-1]. */
export default function SecondStepPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 pb-16 pt-6 sm:pt-12">
      <div className="self-start">
        <Logo />
      </div>
      <div className="mt-6 rounded-card border border-line bg-paper p-5 sm:p-8">
        <SecondStep {...loaderData} />
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
