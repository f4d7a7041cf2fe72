import { redirect } from 'react-router'
import type { Material } from '#domain/catalogue/contract-materials.ts'
import { materialPath } from '#domain/materials/address.ts'
import { productCrumbs } from '#web/areas/catalogue/public.ts'
import { MaterialView } from '#web/areas/materials/material-view.tsx'
import { isNarrowed, offersPath, readOfferFilter } from '#web/areas/materials/offers-address.ts'
import { materialQuery, offersQuery } from '#web/areas/materials/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { answerTo } from '#web/lib/page/loaded.ts'
import { breadcrumbData, pageMeta, titleOnly } from '#web/lib/page/seo.ts'
import { materialData } from '#web/lib/page/seo-data.ts'
import type { Route } from './+types/material'

const PAGE_SIZE = 20

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, publicUrl } = pageOf(args)
  const { slug } = args.params
  const filter = readOfferFilter(args.url.searchParams)
  const loaded = await found(prefetch(materialQuery(slug), offersQuery(slug, filter, PAGE_SIZE)))
  const { slug: present } = answerTo(loaded, materialQuery(slug))
  // the material was merged with another one [MAT-5]
  if (present !== slug) throw redirect(materialPath(present) + args.url.search, 301)
  return { ...loaded, slug, filter, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return titleOnly('Bahan tidak ditemukan')
  const { slug, filter, publicUrl } = loaderData
  const material = answerTo(loaderData, materialQuery(slug))
  const { name } = material
  const { page } = filter
  return pageMeta({
    title: page > 1 ? `${name}, halaman ${page}` : name,
    description: inShort(material),
    publicUrl,
    path: offersPath(slug, {}, { page }),
    shared: `bahan/${slug}`,
    unlisted: isNarrowed(filter),
    linkedData: [
      materialData(publicUrl, {
        name,
        otherNames: [material.nameEnglish, ...material.otherNames],
        description: material.description,
        path: materialPath(slug),
        image: material.picture,
        casNumber: material.casNumber,
      }),
      breadcrumbData(publicUrl, productCrumbs(material)),
    ],
  })
}

export default function MaterialPage({ loaderData: { slug, filter } }: Route.ComponentProps) {
  return <MaterialView slug={slug} filter={filter} pageSize={PAGE_SIZE} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** 'Asam Sitrat (Citric Acid), CAS 77-92-9: 9 penawaran dari 8 seller. Asam organik …' */
function inShort({ name, nameEnglish, casNumber, offers, sellers, description }: Material): string {
  const named = [`${name} (${nameEnglish})`, casNumber && `CAS ${casNumber}`].filter(Boolean).join(', ')
  const offered = offers > 0 ? `: ${offers} penawaran dari ${sellers} seller` : ''
  return `${named}${offered}. ${description}`
}
