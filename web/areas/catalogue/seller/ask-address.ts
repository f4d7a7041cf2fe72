import type { Profile } from '#domain/accounts/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { choice, type FilterOf, searchParams, text, texts } from '#web/lib/page/search-params.ts'

/** 0: all categories. */
const address = searchParams({
  category: choice('kategori', [0, 1, 2, 3, 6], undefined),
  material: text('bahan', LONGEST.materialSlug),
  sellers: texts('seller', LONGEST.sellerUsername),
})

/** Among which sellers a company chooses whom to ask; everything left out: those of what it makes. */
export type AskFilter = Partial<FilterOf<typeof address>>

/** The page that asks several sellers for subscriptions at once [UX-2]. */
export function askPath(filter: AskFilter = {}): string {
  return `/akun/distributor/ajukan${address.search(filter)}`
}

export function readAskFilter(query: URLSearchParams, viewer: Pick<Profile, 'businessType'>): AskFilter {
  const filter = address.read(query)
  const isEmpty = Object.values(filter).every((value) => value === undefined)
  return isEmpty ? { category: categoryOf(viewer) } : filter
}

/** The category of a company's own business; all of them where it makes something else. */
export function categoryOf({ businessType }: Pick<Profile, 'businessType'>): NonNullable<AskFilter['category']> {
  return ([1, 2, 3] as const).find((id) => String(id) === businessType) ?? 0
}
