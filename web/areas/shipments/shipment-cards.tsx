import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { paperPath } from '#web/areas/order-documents/public.ts'
import { formatDateTime, formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

interface Props {
  order: Pick<Order, 'shipments' | 'pickup' | 'lines'>
  /** Asks what arrived of one; absent for members who may not receive. */
  onReceive?: ((shipment: Shipment) => void) | undefined
  /** Corrects or undoes one that was recorded by mistake; left out for who does not ship. */
  onMistake?: ((shipment: Shipment, act: 'correct' | 'undo') => void) | undefined
}

/** The shipments of an order: what is in them, how far they are, and their surat jalan [SHIP-1]. */
export function ShipmentCards({ order: { shipments, pickup, lines }, onReceive, onMistake }: Props) {
  const isAll = lines.every(({ left }) => !isMore(left, 0))
  return shipments.map((shipment) => (
    <ShipmentCard
      key={shipment.id}
      shipment={shipment}
      // while something is left to ship, their number promises no end
      count={isAll && shipments.every(({ state }) => state !== 'undone') ? shipments.length : null}
      isFetched={pickup !== null}
      onReceive={onReceive}
      onMistake={onMistake}
    />
  ))
}

interface CardProps extends Pick<Props, 'onReceive' | 'onMistake'> {
  shipment: Shipment
  /** How many there are; null while more will come. */
  count: number | null
  isFetched: boolean
}

function ShipmentCard({ shipment, count, isFetched, onReceive, onMistake }: CardProps) {
  const { sequence, isReplacement, state, stateLabel, deliveryNote, lines, shortageReason, undoneReason, can } =
    shipment
  const title = `Kiriman ${sequence}${count !== null && count > 1 ? ` dari ${count}` : ''}${isReplacement ? ', pengganti klaim' : ''}`
  return (
    <Card as="section" aria-label={title} data-print="together">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 p-4">
        <span className="grid size-10 place-items-center rounded-mark bg-primary-tint text-primary print:hidden">
          <Icon name={isFetched ? 'store' : 'truck'} size={20} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
            {title}
            <StatusPill tone={tones[state]}>{stateLabel}</StatusPill>
          </h2>
          <p className="num text-sm text-mute wrap-anywhere">
            {factsOf(shipment, isFetched)}
            {onReceive && can.receive.allowed && <HelpLink topic="penerimaan" className="ms-1.5" />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1" data-print="hide">
          {deliveryNote && (
            <Link to={paperPath(deliveryNote.id)} className="button button-secondary button-sm">
              <Icon name="document" size={18} />
              <span className="num">Surat jalan {deliveryNote.number}</span>
            </Link>
          )}
          {onMistake && can.undo.allowed && (
            <>
              <Button variant="ghost" size="sm" onClick={() => onMistake(shipment, 'correct')}>
                Perbaiki
              </Button>
              <Button variant="ghost" size="sm" onClick={() => onMistake(shipment, 'undo')}>
                Batalkan kiriman
              </Button>
            </>
          )}
          {onReceive && can.receive.allowed && (
            <Button variant="secondary" size="sm" onClick={() => onReceive(shipment)}>
              {isFetched ? 'Konfirmasi ambil' : 'Konfirmasi terima'}
            </Button>
          )}
        </div>
      </div>
      {undoneReason && (
        <p className="mx-4 mb-3 rounded-field bg-page px-3 py-2 text-sm wrap-anywhere">
          Kiriman ini dibatalkan seller: {undoneReason}
        </p>
      )}
      {shortageReason && (
        <p className="mx-4 mb-3 rounded-field bg-amber-tint px-3 py-2 text-sm text-amber-ink">
          Diterima kurang dari yang dikirim: {shortageReason}
        </p>
      )}
      <DataTable
        caption={`Isi ${title.toLowerCase()}`}
        className="rounded-t-none border-x-0 border-b-0"
        columns={state === 'received' ? [...columns, received] : columns}
        rows={lines}
        rowKey={(line) => String(line.position)}
      />
    </Card>
  )
}

const tones = { sent: 'info', received: 'success', undone: 'neutral' } as const

function factsOf({ carrier, trackingNumber, sentAt, receivedAt, undoneAt }: Shipment, isFetched: boolean): string {
  return [
    carrier,
    trackingNumber && `resi ${trackingNumber}`,
    `${isFetched ? 'siap' : 'dikirim'} ${formatDateTime(sentAt)}`,
    undoneAt && `dibatalkan ${formatDateTime(undoneAt)}`,
    receivedAt && `${isFetched ? 'diambil' : 'diterima'} ${formatDateTime(receivedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type Line = Shipment['lines'][number]

const columns: Column<Line>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'bare',
    className: 'md:w-full',
    cell: (line) => (
      <>
        {line.name}
        <span className="block text-xs text-mute">{line.packLabel}</span>
      </>
    ),
  },
  {
    key: 'lot',
    title: 'Lot',
    className: 'whitespace-nowrap',
    cell: ({ lots, unit }) =>
      lots.length === 0
        ? '–'
        : lots.map((lot) => (
            <span key={lot.number} className="num block">
              <strong className="font-semibold">{lot.number}</strong>
              <span className="text-mute">
                {lots.length > 1 && ` ${formatQuantity(lot.units)} ${unit}`}
                {lot.expiresOn && ` · s.d. ${formatDay(lot.expiresOn)}`}
              </span>
            </span>
          )),
  },
  {
    key: 'jumlah',
    title: 'Jumlah',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ units, unit }) => `${formatQuantity(units)} ${unit}`,
  },
]

const received: Column<Line> = {
  key: 'diterima',
  title: 'Diterima',
  numeric: true,
  className: 'whitespace-nowrap',
  cell: ({ units, unit, received: counted }) => (
    <span className={counted !== null && isMore(units, counted) ? 'font-semibold text-danger' : undefined}>
      {formatQuantity(counted ?? '0')} {unit}
    </span>
  ),
}
