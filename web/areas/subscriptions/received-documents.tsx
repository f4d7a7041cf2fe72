import { fileSizeText, kindLabels } from '#domain/file.ts'
import type { CustomerDetail } from '#domain/subscriptions/codec.ts'
import { formatDate } from '#web/lib/dates.ts'
import { fileAddress } from '#web/lib/file-address.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'

/** The documents the buyer attached: viewed in the browser or downloaded [SELLER-3]. */
export function ReceivedDocuments({ customer }: { customer: CustomerDetail }) {
  if (customer.documents.length === 0) {
    return <p className="mt-2 text-sm text-mute">Pembeli tidak melampirkan dokumen.</p>
  }
  return (
    <ul className="mt-3 divide-y divide-line">
      {customer.documents.map(({ id, name, fileName, fileKind, size, receivedAt }) => {
        const address = fileAddress('pusat-seller/langganan/dokumen', {
          langganan_id: customer.id,
          dokumen_id: id,
        })
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 sm:items-center first:pt-0 last:pb-0">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
              <Icon name="document" />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{name}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <bdi>{fileName}</bdi>
              </p>
              <p className="num text-sm text-mute">
                {kindLabels[fileKind]} · {fileSizeText(size)} · diterima {formatDate(receivedAt)}
              </p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:ps-14">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Lihat
                <VisuallyHidden> {name} di tab baru</VisuallyHidden>
              </a>
              <a href={address} download={fileName} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
                <Icon name="download" size={18} />
                Unduh
                <VisuallyHidden> {name}</VisuallyHidden>
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
