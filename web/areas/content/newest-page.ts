import type { MetaDescriptor } from 'react-router'
import { pageOf } from '#web/lib/api/caller.ts'
import { isMissing } from '#web/lib/page/found.ts'
import { answerTo, type Loaded } from '#web/lib/page/loaded.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { articleMeta } from './article-meta.ts'
import { BESIDE } from './article-sidebar.tsx'
import { articleQuery, newestQuery } from './queries.ts'

export interface NewestPage extends Loaded {
  /** Whether there is any. */
  found: boolean
  publicUrl: string
}

/** The loader of pages that show the newest article in a layout. */
export async function loadNewest(args: Parameters<typeof pageOf>[0]): Promise<NewestPage> {
  const { prefetch, loaded, publicUrl } = pageOf(args)
  try {
    return { ...(await prefetch(articleQuery(), newestQuery(BESIDE))), found: true, publicUrl }
  } catch (error) {
    if (isMissing(error)) return { ...loaded(), found: false, publicUrl }
    throw error
  }
}

export function newestMeta(page: NewestPage | undefined): MetaDescriptor[] {
  if (!page?.found) return titleOnly('Artikel')
  return articleMeta(answerTo(page, articleQuery()), page.publicUrl, true)
}
