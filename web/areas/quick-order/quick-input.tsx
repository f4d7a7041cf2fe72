import { formatQuantity } from '#domain/format.ts'
import type { StyleQuestion } from '#domain/numbers/number-style.ts'
import type { NumberStyle } from '#domain/numbers/number-text.ts'
import { quickExample } from '#domain/quick-order/row-state.ts'
import { tableFault, useUpload } from '#web/lib/form/upload.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { QuickOrder } from './use-quick-order.ts'

/** Where rows are pasted, or a file with them is dropped or chosen [ORDER-7]. */
export function QuickInput({ order }: { order: QuickOrder }) {
  const { progress, error, upload } = useUpload('pesan-cepat/unggah', { failed: FAILED, whyNot: tableFault })
  const read = (file: File) => upload({}, file, ({ data }) => order.takeFile(data))
  const { over, dropTarget: drop } = useFileDrop(([file]) => file && void read(file))
  return (
    <Card padded>
      <CardTitle>Tempel atau unggah daftar Anda</CardTitle>
      <div
        {...drop}
        className={cx('rounded-card', over && 'outline-2 outline-primary outline-dashed outline-offset-4')}
      >
        <Field
          label="Kode atau nama, lalu jumlah"
          hint="Satu produk per baris: SKU seller, kode atau alamat produk, nomor CAS, atau nama. Kolom dari Excel dapat langsung ditempel."
        >
          <Textarea
            rows={5}
            value={order.text}
            placeholder={quickExample}
            onChange={(event) => order.setText(event.target.value)}
          />
        </Field>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            onClick={order.take}
            working={order.checking && order.text !== ''}
            disabled={order.text.trim() === ''}
            reason="Tempel atau ketik barisnya dahulu."
          >
            Periksa
          </Button>
          <FileButton
            variant="secondary"
            accept=".csv,.txt,.xlsx"
            icon={<Icon name="upload" size={18} />}
            working={progress !== null}
            onChoose={(file) => void read(file)}
          >
            Unggah CSV atau Excel
          </FileButton>
        </div>
      </div>
      {order.ambiguous?.question && <NumbersAs question={order.ambiguous.question} onRead={order.readAs} />}
      {order.unplaced > 0 && (
        <Notice tone="danger" className="mt-3">
          {order.unplaced} baris terakhir tidak dimasukkan: sudah terlalu banyak baris.
        </Notice>
      )}
      {error && (
        <Notice tone="danger" className="mt-3">
          {error}
        </Notice>
      )}
    </Card>
  )
}

interface NumbersAsProps {
  question: StyleQuestion
  onRead: (style: NumberStyle) => void
}

/** Asks how quantities are written that can be read in two ways, by some of them [ORDER-7]. */
function NumbersAs({ question: { contradiction, examples }, onRead }: NumbersAsProps) {
  return (
    <Notice
      tone="attention"
      className="mt-3"
      title="Angka di daftar ini bisa dibaca dua cara"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onRead('id')}>
            Titik untuk ribuan
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onRead('en')}>
            Titik untuk desimal
          </Button>
        </span>
      }
    >
      {contradiction && (
        <p>
          Ditulis dengan dua cara: “{contradiction.id}” dan “{contradiction.en}”.
        </p>
      )}
      <ul className="num grid gap-0.5">
        {examples.map(({ text, id, en }) => (
          <li key={text}>
            “{text}”: {formatQuantity(id)} bila titik untuk ribuan, {formatQuantity(en)} bila titik untuk desimal
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const FAILED = 'Berkas belum terbaca. Periksa koneksi Anda, lalu coba lagi.'
