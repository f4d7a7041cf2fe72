import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { OwnDocument } from '#domain/product-documents/contract-selling.ts'
import { languageLabel } from '#domain/product-documents/language.ts'
import { readersLabel } from '#domain/product-documents/readers.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { validityOf } from './document-words.ts'
import { EarlierVersions } from './earlier-versions.tsx'

export type DocumentQuestion = 'upload' | 'replace' | 'readers' | 'withdraw'

interface Props {
  productName: string
  document: OwnDocument
  onAsk: (question: DocumentQuestion) => void
}

/** A document of the seller's: who may read it and until when it is valid, with its actions [SELLER-2]. */
export function OwnDocumentRow({ productName, document, onAsk }: Props) {
  const { id, kind, language, expired, readers, earlier } = document
  const label = productDocumentLabel(kind)
  const validity = validityOf(document)
  return (
    <li className="flex items-center gap-2">
      <div className="num min-w-0 flex-1">
        <span className="font-semibold">{label}</span> · {languageLabel(language)} · {readersLabel(readers)}
        {validity && <span className={cx('block text-xs', expired ? 'text-danger' : 'text-mute')}>{validity}</span>}
        <EarlierVersions of={`${label} (${languageLabel(language)}) ${productName}`} versions={earlier} />
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon="dots"
            size="dense"
            className="-my-1.5"
            label={`Tindakan untuk ${label} (${languageLabel(language)}) ${productName}`}
          />
        }
      >
        <MenuLink
          icon="eye"
          render={
            <a href={fileAddress('produk/dokumen/berkas', { dokumen_id: id })} target="_blank" rel="noreferrer" />
          }
        >
          Lihat
        </MenuLink>
        <MenuItem icon="upload" onSelect={() => onAsk('replace')}>
          Ganti
        </MenuItem>
        <MenuItem icon="users" onSelect={() => onAsk('readers')}>
          Ubah pembaca
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => onAsk('withdraw')}>
          Tarik
        </MenuItem>
      </Menu>
    </li>
  )
}
