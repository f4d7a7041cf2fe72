import { type ComponentProps, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PHOTO_ENDINGS } from '#web/lib/form/upload.ts'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { PictureDialog, type PlacedPicture } from './picture-dialog.tsx'

/** A Markdown field with pictures that are chosen, dropped or pasted at the caret [ADM-4]. */
export function MarkdownField<Values extends FieldValues>(props: ComponentProps<typeof TextareaField<Values>>) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const take = ([first]: Iterable<File>) => setChosen(first ?? null)
  const { over, dropTarget: drop } = useFileDrop(take)

  function insert({ address, alt }: PlacedPicture) {
    setChosen(null)
    const area = root.current?.querySelector('textarea')
    if (!area) return
    const { selectionEnd: caret, value } = area
    area.setRangeText(insertPicture(value, caret, pictureMarkdown(alt, address)), caret, caret, 'end')
    // the form learns of what is typed alone
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }

  return (
    // what is dropped or pasted can be chosen by the button as well
    <div
      ref={root}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field',
        over && 'outline-2 outline-primary',
        props.layoutClass,
      )}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      }}
      {...drop}
    >
      <TextareaField {...props} layoutClass="" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          accept={PHOTO_ENDINGS}
          size="sm"
          variant="secondary"
          icon={<Icon name="upload" size={16} />}
          onChoose={setChosen}
        >
          Tambah gambar
        </FileButton>
        <span className="text-sm text-mute">atau tarik dan tempel ke tulisan: JPEG, PNG, WebP, AVIF sampai 10 MB</span>
      </div>
      {chosen && <PictureDialog file={chosen} onAdded={insert} onClose={() => setChosen(null)} />}
    </div>
  )
}

/** The Markdown of a picture with the line breaks by which it stands alone at the caret. */
export function insertPicture(text: string, caret: number, markdown: string): string {
  const before = text.slice(0, caret)
  const after = text.slice(caret)
  return `${gap(/\n*$/.exec(before)?.[0].length ?? 0, before === '')}${markdown}${gap(/^\n*/.exec(after)?.[0].length ?? 0, after === '')}`
}

/** The line breaks that are missing to an empty line. */
function gap(there: number, atEnd: boolean): string {
  return atEnd ? '' : '\n'.repeat(Math.max(0, 2 - there))
}

/** A picture as texts name it; marks that would end its words are left out. */
export function pictureMarkdown(alt: string, address: string): string {
  return `![${alt
    .replace(/[[\]\\<>`*_!&]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}](${address})`
}
