import type { MetaDescriptor } from 'react-router'
import { plainText } from '#domain/content/body.ts'
import type { PageName } from '#domain/content/page-name.ts'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { answerTo, type Loaded } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta, titleOnly } from '#web/lib/page/seo.ts'
import { readVersion } from './articles-address.ts'
import { pageVersionQuery } from './queries.ts'

interface VersionPage extends Loaded {
  validFrom: string
  publicUrl: string
}

/** The loader of pages with versions. */
export async function loadVersion(
  args: Parameters<typeof pageOf>[0] & { url: URL },
  page: PageName,
): Promise<VersionPage> {
  const { prefetch, publicUrl } = pageOf(args)
  const validFrom = readVersion(args.url.searchParams)
  return { ...(await found(prefetch(pageVersionQuery(page, validFrom || undefined)))), validFrom, publicUrl }
}

/** Only the version that is valid is for search engines [ROUTE-9]. */
export function versionMeta(loaded: VersionPage | undefined, page: PageName, path: string): MetaDescriptor[] {
  if (!loaded) return titleOnly('Halaman tidak ditemukan')
  const { validFrom, publicUrl } = loaded
  const { title, isValid, sections } = answerTo(loaded, pageVersionQuery(page, validFrom || undefined))
  return pageMeta({
    title,
    description: sections.flatMap(({ blocks }) => blocks.map(plainText)).join(' '),
    publicUrl,
    path,
    unlisted: !isValid,
    linkedData: [breadcrumbData(publicUrl, [{ label: 'Beranda', to: '/' }, { label: title }])],
  })
}
