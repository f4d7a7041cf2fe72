import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { DocumentedProduct, OwnDocument } from '#domain/papers/codec-selling.ts'
import { languageLabel } from '#domain/papers/language.ts'
import { readersLabel } from '#domain/papers/readers.ts'
import { fileAddress } from '#web/lib/file-address.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { validityOf } from './document-words.ts'
import { ReadersDialog } from './readers-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'

interface Props {
  product: DocumentedProduct
  document: OwnDocument
}

/** A document of the seller's: who may read it and until when it is valid, with its actions [SELLER-2]. */
export function OwnDocumentRow({ product, document }: Props) {
  const { asking, asked, ask, close } = useAsked<'replace' | 'readers' | 'withdraw', OwnDocument>(document)
  const withdraw = useAct('pusat-seller/dokumen/tarik', { done: 'Dokumen ditarik', refreshes: ['document'] })
  const { kind, language, expired, readers } = document
  const label = productDocumentLabel(kind)
  const validity = validityOf(document)

  return (
    <li className="flex items-center gap-2">
      <span className="num min-w-0 flex-1">
        <span className="font-semibold">{label}</span> · {languageLabel(language)} · {readersLabel(readers)}
        {validity && <span className={cx('block text-xs', expired ? 'text-danger' : 'text-mute')}>{validity}</span>}
      </span>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon="dots"
            size="dense"
            className="-my-1.5"
            label={`Tindakan untuk ${label} (${languageLabel(language)}) ${product.name}`}
          />
        }
      >
        <MenuLink
          icon="eye"
          render={
            <a
              href={fileAddress('produk/dokumen/berkas', { dokumen_id: document.id })}
              target="_blank"
              rel="noreferrer"
            />
          }
        >
          Lihat
        </MenuLink>
        <MenuItem icon="upload" onSelect={() => ask('replace')}>
          Ganti
        </MenuItem>
        <MenuItem icon="users" onSelect={() => ask('readers')}>
          Ubah pembaca
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => ask('withdraw')}>
          Tarik
        </MenuItem>
      </Menu>
      <UploadDialog open={asking === 'replace'} product={product} kind={kind} replaces={asked} onClose={close} />
      {asking === 'readers' && <ReadersDialog product={product} document={asked} onClose={close} />}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={`Tarik ${label} ini?`}
        tone="danger"
        confirmLabel="Ya, tarik"
        working={withdraw.working}
        onConfirm={() => void withdraw.send({ dokumen_id: asked.id }).then(close)}
        onCancel={close}
      >
        {label} {product.name} tidak dapat dibaca siapa pun lagi, dan berkasnya terhapus.
      </ConfirmDialog>
    </li>
  )
}
