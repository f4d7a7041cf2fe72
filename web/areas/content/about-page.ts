import type { MetaDescriptor } from 'react-router'
import { excerptOf } from '#domain/content/body.ts'
import { pageOf } from '#web/lib/api/caller.ts'
import { answerTo, type Loaded } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta } from '#web/lib/page/seo.ts'
import { organizationData } from '#web/lib/page/seo-data.ts'
import { pageVersionQuery } from './queries.ts'

// whole sentences; search engines show as much as they have room for
const LONGEST_DESCRIPTION = 1000

interface AboutPage extends Loaded {
  publicUrl: string
}

export async function loadAbout(args: Parameters<typeof pageOf>[0]): Promise<AboutPage> {
  const { prefetch, publicUrl } = pageOf(args)
  return { ...(await prefetch(pageVersionQuery('about'))), publicUrl }
}

/** The page that search engines find is /tentang-kami [ROUTE-9]. */
export function aboutMeta(loaded: AboutPage | undefined, { unlisted }: { unlisted: boolean }): MetaDescriptor[] {
  if (!loaded) return []
  const { publicUrl } = loaded
  const { title, sections } = answerTo(loaded, pageVersionQuery('about'))
  return pageMeta({
    title,
    description: excerptOf(sections, LONGEST_DESCRIPTION),
    publicUrl,
    path: '/tentang-kami',
    unlisted,
    linkedData: [
      organizationData(publicUrl),
      breadcrumbData(publicUrl, [{ label: 'Beranda', to: '/' }, { label: title }]),
    ],
  })
}
