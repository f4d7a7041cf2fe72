import { AdminMaterialView } from '#web/areas/admin/materials/admin-material-view.tsx'
import { editableMaterialQuery } from '#web/areas/admin/materials/queries.ts'
import { categoriesQuery } from '#web/areas/catalogue/public.ts'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/admin-material'

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const { facts } = await found(page.ask(editableMaterialQuery(Number(args.params.materialId))))
  return { ...(await page.prefetch(categoriesQuery)), name: facts.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `${loaderData.name} – Administrator` : 'Bahan tidak ditemukan')

export default function AdminMaterialPage({ params }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <AdminMaterialView key={params.materialId} materialId={Number(params.materialId)} />
    </main>
  )
}
