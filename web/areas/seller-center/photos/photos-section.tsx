import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { MOST } from '#domain/limits.ts'
import { askAgain } from '#web/lib/api/query.ts'
import { PHOTO_ENDINGS, usePhotoUploads } from '#web/lib/form/upload.ts'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { PhotoList } from './photo-list.tsx'
import { photosQuery } from './queries.ts'

/** The photos of a product: chosen, dropped or pasted, put in order, cut and described; each act is saved at once [SHOP-2]. */
export function PhotosSection({ productId }: { productId: number }) {
  const { data: photos, isFetching, isError, refetch } = useQuery(photosQuery(productId))
  const { add, sending, refused } = useAddingPhotos(productId)
  const { over, dropTarget: drop } = useFileDrop((files) => void add(files))

  // the whole page takes what is pasted, but for text into a field
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    void add(files)
  })
  // pasting is heard by the document alone
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  return (
    <Section
      title="Foto"
      lead={`Paling banyak ${MOST.photos}; yang pertama tampil di daftar. Tanpa foto, gambar kemasan yang tampil.`}
      aside={
        photos &&
        photos.length < MOST.photos && (
          <FileButton
            accept={PHOTO_ENDINGS}
            multiple
            variant="secondary"
            icon={<Icon name="upload" size={18} />}
            onChoose={(file) => void add([file])}
          >
            Tambah foto
          </FileButton>
        )
      }
    >
      {/* dropping is one of three ways; the button is for keys */}
      <div
        className={cx(
          'grid gap-4 rounded-card border border-dashed border-line p-4',
          over && 'border-primary bg-primary-tint',
        )}
        {...drop}
      >
        {photos && <PhotoList productId={productId} photos={photos} />}
        {!photos && isError && <ErrorState onRetry={() => void refetch()} working={isFetching} />}
        {!photos && !isError && (
          <Loading>
            <Skeleton className="h-28" />
          </Loading>
        )}
        <p className="text-sm text-mute">
          Tarik foto ke sini atau tempel dari papan klip: JPEG, PNG, WebP, atau AVIF, paling besar 10 MB. Perubahan foto
          langsung tersimpan.
        </p>
        {sending && (
          <ProgressBar
            label={sending.waiting > 0 ? `Mengunggah foto, ${sending.waiting} menunggu` : 'Mengunggah foto'}
            value={sending.fraction}
          />
        )}
        {refused.length > 0 && (
          <Notice tone="danger" title="Sebagian foto belum ditambahkan">
            <ul className="grid gap-1">
              {refused.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Section>
  )
}

/** Adds photos to a product [SHOP-2]. */
function useAddingPhotos(productId: number) {
  const client = useQueryClient()
  const { queryKey } = photosQuery(productId)
  const { add, sending, refused } = usePhotoUploads('pusat-seller/produk/foto/unggah', {
    fields: { productId: String(productId) },
    whyFull: () =>
      (client.getQueryData(queryKey)?.length ?? 0) >= MOST.photos ? catalogueRefusals.photos_full.sentence : null,
    taken: ({ data }) => client.setQueryData(queryKey, data),
  })

  async function addAll(files: readonly File[]): Promise<void> {
    // the picture of the product may be another one now
    if (await add(files)) await askAgain(client, (query) => query.queryKey[0] === 'pusat-seller/produk/isian')
  }

  return { add: addAll, sending, refused }
}
