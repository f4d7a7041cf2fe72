import type { ReportedProduct as Product } from '#domain/complaints/contract-admin.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { productDeskQuery } from './queries.ts'

export type Decision = 'dismiss' | 'ban' | 'lift' | 'keep'

interface Props {
  asking: Decision | null
  /** As it was when the question was opened. */
  product: Product
  onClose: () => void
}

/** Asks for the reason of a decision about a product, and says what follows from it [ADM-3]. */
export function DecisionDialogs({ asking, product, onClose }: Props) {
  const { id, name, version, ban, complaints } = product
  const outcome = { shows: productDeskQuery(id), refreshes: ['admin/produk/daftar'] } as const
  const because = { start: { reason: '' }, onClose }
  const ofProduct = { productId: id, version }
  const ofBan = { productId: id, version: ban?.version ?? 0 }
  const open = complaints.filter(({ state }) => state === 'open').map((one) => one.id)

  const dismissing = useCallForm(useAct('admin/produk/abaikan', { done: 'Laporan diabaikan', ...outcome }), {
    ...because,
    body: ({ reason }) => ({ productId: id, complaintIds: open, reason }),
  })
  const banning = useCallForm(useAct('admin/produk/turunkan', { done: 'Produk diturunkan', ...outcome }), {
    ...because,
    body: ({ reason }) => ({ ...ofProduct, reason }),
  })
  const keeping = useCallForm(useAct('admin/produk/tetap', { done: 'Seller diberi tahu', ...outcome }), {
    ...because,
    body: ({ reason }) => ({ ...ofBan, reason }),
  })
  const lift = useAct('admin/produk/pulihkan', { done: 'Produk tidak lagi diturunkan', ...outcome })
  const reason = { name: 'reason', longest: LONGEST.decisionNote, onClose } as const

  return (
    <>
      <TextDialog
        {...reason}
        open={asking === 'dismiss'}
        title="Abaikan laporan?"
        description={`${name} tetap dijual. Pelapor membaca alasan ini.`}
        form={dismissing}
        label="Alasan untuk pelapor"
        confirmLabel="Abaikan laporan"
      />
      <TextDialog
        {...reason}
        open={asking === 'ban'}
        title={`Turunkan ${name}?`}
        description="Produk tidak tampil di katalog dan tidak dapat dipesan. Nego yang berjalan berakhir; pesanan yang sudah ada tetap berjalan. Seller membaca alasan ini, dan tidak tahu siapa yang melaporkan."
        form={banning}
        label="Alasan untuk seller"
        confirmLabel="Turunkan"
        tone="danger"
      />
      <TextDialog
        {...reason}
        open={asking === 'keep'}
        title={`${name} belum dapat dijual?`}
        description="Produk tetap diturunkan. Seller membaca alasan ini dan dapat meminta ditinjau lagi."
        form={keeping}
        label="Apa yang masih kurang"
        confirmLabel="Beri tahu seller"
      />
      <ConfirmDialog
        open={asking === 'lift'}
        title={`Jual lagi ${name}?`}
        confirmLabel="Ya, jual lagi"
        working={lift.working}
        onConfirm={() => void lift.send(ofBan).then(onClose)}
        onCancel={onClose}
      >
        Produk tampil lagi di katalog, kecuali bila seller sendiri sudah menariknya atau tokonya ditangguhkan. Seller
        diberi tahu.
      </ConfirmDialog>
    </>
  )
}
