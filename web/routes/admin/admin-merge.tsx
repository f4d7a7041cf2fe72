import { MergeView } from '#web/areas/admin/materials/merge-view.tsx'
import {
  editableMaterialQuery,
  materialListQuery,
  mergeFilter,
  mergingQuery,
} from '#web/areas/admin/materials/queries.ts'
import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-merge'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const materialId = Number(args.params.materialId)
  const { into, keyword } = mergeFilter.read(args.url.searchParams)
  const intoId = into === undefined ? null : Number(into)
  const { facts } = await found(page.ask(editableMaterialQuery(materialId)))
  const chosen = intoId === null ? [] : [mergingQuery(materialId, intoId), editableMaterialQuery(intoId)]
  const searched = intoId === null && keyword ? [materialListQuery({ keyword, page: 1 })] : []
  return {
    ...(await found(page.prefetch(categoriesQuery, ...chosen, ...searched))),
    intoId,
    keyword,
    name: facts.name,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Gabung ${loaderData.name} – Administrator` : 'Bahan tidak ditemukan')

export default function AdminMergePage({ params, loaderData: { intoId, keyword } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <MergeView
        key={`${params.materialId} ${intoId}`}
        materialId={Number(params.materialId)}
        intoId={intoId}
        keyword={keyword}
      />
    </main>
  )
}
