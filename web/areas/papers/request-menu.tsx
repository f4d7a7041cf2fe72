import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { LONGEST } from '#domain/limits.ts'
import type { WaitingRequest } from '#domain/papers/codec-selling.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type Question = 'upload' | 'grant' | 'decline'

/** How a request is answered: with a file, by opening what is there, or not at all [DOC-2]. */
export function RequestMenu({ request }: { request: WaitingRequest }) {
  const { asking, asked, ask, close } = useAsked<Question, WaitingRequest>(request)
  const outcome = { refreshes: ['document'] } as const
  const grant = useAct('pusat-seller/dokumen/permintaan/jawab', { done: 'Dokumen dibuka untuk pembeli', ...outcome })
  const decline = useAct('pusat-seller/dokumen/permintaan/tolak', { done: 'Permintaan ditolak', ...outcome })
  const seen = { permintaan_id: asked.id, versi: asked.version }
  const declining = useCallForm(decline, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ ...seen, alasan }),
    onClose: close,
  })
  const { can, kind, buyerName, present } = request
  const label = productDocumentLabel(kind)
  const answerable = { disabled: !can.answer.allowed, reason: can.answer.reason }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk ${label} yang diminta ${buyerName}`} />}
      >
        <MenuItem icon="upload" {...answerable} onSelect={() => ask('upload')}>
          Unggah dan jawab
        </MenuItem>
        {present && (
          <MenuItem icon="eye" {...answerable} onSelect={() => ask('grant')}>
            Buka dokumen yang ada
          </MenuItem>
        )}
        <MenuItem
          icon="close"
          tone="danger"
          disabled={!can.decline.allowed}
          reason={can.decline.reason}
          onSelect={() => ask('decline')}
        >
          Tolak
        </MenuItem>
      </Menu>
      <UploadDialog
        open={asking === 'upload'}
        product={asked.product}
        kind={asked.kind}
        answers={asked}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === 'grant'}
        title={`Buka ${label} untuk pembeli ini?`}
        confirmLabel="Ya, buka"
        working={grant.working}
        onConfirm={() => void grant.send(seen).then(close)}
        onCancel={close}
      >
        {asked.buyerName} dapat mengunduh {label} {asked.product.name}, juga yang menggantikannya nanti.
      </ConfirmDialog>
      <TextDialog
        open={asking === 'decline'}
        onClose={close}
        title="Tolak permintaan?"
        description="Pembeli membaca alasan Anda dan dapat meminta lagi."
        form={declining}
        name="alasan"
        label="Alasan"
        longest={LONGEST.documentReason}
        confirmLabel="Tolak permintaan"
        tone="danger"
      />
    </>
  )
}
