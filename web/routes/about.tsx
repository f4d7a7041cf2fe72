import { aboutText } from '#web/areas/content/about-text.ts'
import { AboutView } from '#web/areas/content/about-view.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { breadcrumbData, organizationData, pageMeta } from '#web/lib/seo.ts'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return { publicUrl: pageOf(args).publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) =>
  pageMeta({
    title: 'Tentang Kami',
    description: aboutText[0] ?? '',
    publicUrl,
    path: '/tentang-kami',
    linkedData: [
      organizationData(publicUrl),
      breadcrumbData(publicUrl, [{ label: 'Beranda', to: '/' }, { label: 'Tentang Kami' }]),
    ],
  })

export default AboutView
