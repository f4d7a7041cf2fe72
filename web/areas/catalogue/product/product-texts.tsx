import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { MaterialLink } from './material-link.tsx'
import { technicalFacts } from './product-facts.ts'

/** Description, important information and technical facts of a product [DETAIL-1]. */
export function ProductTexts({ product }: { product: ProductDetail }) {
  return (
    <div className="grid gap-4">
      <Card padded>
        <CardTitle>Deskripsi</CardTitle>
        <p className="max-w-prose whitespace-pre-line text-ink-soft">{product.description}</p>
      </Card>
      {product.importantInfo && (
        <Card padded className="border-amber-line bg-amber-tint">
          <div className="flex gap-3">
            <Icon name="info" className="mt-0.5 text-amber" />
            <div>
              <h2 className="text-lg">Informasi penting</h2>
              <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">{product.importantInfo}</p>
            </div>
          </div>
        </Card>
      )}
      <Card padded>
        <CardTitle>Data teknis</CardTitle>
        <dl className="num divide-y divide-line text-sm">
          {[{ label: 'Bahan', value: <MaterialLink product={product} /> }, ...technicalFacts(product)].map(
            ({ label, value }) => (
              <div key={label} className="grid gap-x-6 py-2 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr]">
                <dt className="text-mute">{label}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </Card>
    </div>
  )
}
