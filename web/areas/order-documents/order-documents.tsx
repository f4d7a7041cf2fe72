import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isOrderDocument, paperTitle } from '#domain/order-documents/kind.ts'
import { folderOfOrder } from '#web/areas/document-library/public.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { paperPath } from './paths.ts'
import { orderDocumentsQuery } from './queries.ts'

/** The documents of an order with their PDFs, one by one and together; nothing before the first is issued [DOC-1]. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const { data } = useSuspenseQuery(orderDocumentsQuery(orderId))
  const { company } = useViewer()
  const { papers } = data
  if (papers.length === 0) return null
  const all = (
    <a href={fileAddress('transaksi/dokumen/semua', { transaksi_id: orderId })} download className="text-link">
      Unduh semua
    </a>
  )
  return (
    <Card padded as="section" aria-label="Dokumen" data-print="hide">
      <CardTitle aside={all}>Dokumen</CardTitle>
      <ul className="divide-y divide-line text-sm">
        {papers.map(({ id, kind, number, day, address, isVoid }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              {isOrderDocument(kind) ? (
                <Link to={paperPath(id)} className="num block font-semibold text-link wrap-anywhere">
                  <span className="sr-only">{paperTitle(kind)} </span>
                  {number}
                </Link>
              ) : (
                <span className="num block font-semibold wrap-anywhere">{number}</span>
              )}
              <span className="num text-mute">
                {paperTitle(kind)} · {formatDay(day)}
              </span>
              {isVoid && <span className="block font-medium text-danger">Tidak berlaku lagi</span>}
            </div>
            <a href={address} target="_blank" rel="noopener" className="button button-ghost button-sm px-2">
              <Icon name="download" size={18} />
              <span className="sr-only">
                PDF {paperTitle(kind)} {number} (tab baru)
              </span>
            </a>
          </li>
        ))}
      </ul>
      {company?.kind === 'buyer' && (
        <Link
          to={folderOfOrder(orderId)}
          className="mt-2.5 flex items-center gap-2 border-t border-line pt-3 text-sm text-link"
        >
          <Icon name="shield" size={18} />
          Dokumen mutu: CoA lot, SDS, halal
        </Link>
      )}
    </Card>
  )
}
