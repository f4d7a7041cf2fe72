import { type ReactNode, useState } from 'react'
import { readPictureAddress } from '#domain/content/picture.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { PHOTO_ENDINGS } from '#web/lib/form/upload.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { PictureDialog, type PlacedPicture } from './picture-dialog.tsx'

interface Props {
  label: string
  /** As texts name it; empty: none. */
  address: string
  /** The alternative text before there is a picture. */
  alt?: string
  error: string | undefined
  /** May be left out, which this says. */
  without?: ReactNode
  /** Gets empty texts where it is taken off. */
  onChange: (picture: PlacedPicture) => void
}

/** A picture of its own beside a text: chosen, uploaded, exchanged and taken off [ADM-4]. */
export function PictureField({ label, address, alt = '', error, without, onChange }: Props) {
  const [chosen, setChosen] = useState<File | null>(null)
  const picture = readPictureAddress(address)
  return (
    <Field group label={label} optional={without !== undefined} error={error}>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <img
            src={fileAddress('admin/gambar/berkas', { tanda: picture.hash })}
            alt=""
            width={160}
            height={90}
            className="aspect-video w-40 rounded-field border border-line bg-page object-cover"
          />
        )}
        <FileButton
          accept={PHOTO_ENDINGS}
          size="sm"
          variant="secondary"
          icon={<Icon name="upload" size={16} />}
          onChoose={setChosen}
        >
          {picture ? 'Ganti gambar' : 'Unggah gambar'}
        </FileButton>
        {picture && without !== undefined && (
          <Button size="sm" variant="ghost" className="text-danger" onClick={() => onChange({ address: '', alt: '' })}>
            Lepas
          </Button>
        )}
      </div>
      {!picture && without !== undefined && <p className="mt-1.5 text-sm text-mute">{without}</p>}
      {chosen && (
        <PictureDialog
          file={chosen}
          alt={picture ? '' : alt}
          onAdded={(added) => {
            onChange(added)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Field>
  )
}
