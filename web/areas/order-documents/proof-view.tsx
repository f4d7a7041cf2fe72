import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay, formatRupiah } from '#domain/format.ts'
import { paperTitle } from '#domain/order-documents/kind.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { proofQuery } from './queries.ts'

/**
 * The public proof of an order document, to compare with a copy: kind, issuer, and the account it is paid to [DOC-1].
 */
export function ProofView({ code }: { code: string }) {
  const { data: proof } = useSuspenseQuery(proofQuery(code))
  return (
    <Card padded className="mx-auto max-w-md">
      <p className="mb-3 flex items-center gap-2.5 font-semibold text-primary">
        <Icon name="check-circle" />
        Dokumen ini diterbitkan melalui Sentra Bahan.
      </p>
      {proof.voidedOn && (
        <Notice tone="danger" title={`Tidak berlaku lagi sejak ${formatDay(proof.voidedOn)}`} className="mb-3">
          {proof.kind === 'invoice'
            ? 'Invoice ini dikoreksi seluruhnya dengan nota kredit: tidak ada yang dibayar untuknya.'
            : `${proof.kind === 'delivery_note' ? 'Kiriman' : 'Pembayaran'} yang dicatat dokumen ini dibatalkan oleh seller.`}
        </Notice>
      )}
      <FactList
        layout="rows"
        facts={[
          { label: 'Diterbitkan oleh', value: proof.issuer },
          { label: 'Jenis', value: paperTitle(proof.kind) },
          { label: 'Nomor', value: proof.number },
          { label: 'Tanggal', value: formatDay(proof.day) },
          ...(proof.total === null ? [] : [{ label: 'Total', value: formatRupiah(proof.total), strong: true }]),
          ...(proof.account
            ? [{ label: 'Rekening', value: `${proof.account.bank}, empat angka terakhir ${proof.account.lastDigits}` }]
            : []),
        ]}
      />
      <p className="mt-3 text-sm text-mute">
        Cocokkan dengan dokumen di tangan Anda. Bila berbeda, dokumen itu bukan yang diterbitkan: tanyakan kepada
        pengirimnya{proof.account && ', dan jangan membayar ke rekening lain dari yang tertulis di sini'}.
      </p>
    </Card>
  )
}
