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
import { useRowsOfFile } from './use-rows-of-file.ts'

const EXAMPLE = 'ASM-25, 500\n77-92-9, 1.250 kg\nGula halus 20 sak'

/** Where rows are pasted, or a file with them is dropped or chosen [ORDER-7]. */
export function QuickInput({ order }: { order: QuickOrder }) {
  const { progress, error, read } = useRowsOfFile(order)
  const { over, place: drop } = useFileDrop(([file]) => file && void read(file))
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
            placeholder={EXAMPLE}
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
      {error && (
        <Notice tone="danger" className="mt-3">
          {error}
        </Notice>
      )}
    </Card>
  )
}
