import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ShopPictureKind } from '#domain/companies/shop-picture.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { PHOTO_ENDINGS, photoFault, useUpload } from '#web/lib/form/upload.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { useFileDrop } from '#web/ui/form/use-file-drop.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Photo } from '#web/ui/picture/photo.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { shopQuery } from './queries.ts'

const FAILED = 'Gambar belum terunggah. Periksa koneksi Anda, lalu coba lagi.'

/** The logo and the banner of the shop, each shown as soon as it is uploaded [SHOP-8]. */
export function PicturesSection() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <Section
      title="Gambar toko"
      lead="Logo tampil di samping nama toko, banner di atas halamannya. Perubahan langsung tersimpan."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ShopPicture kind="logo" address={shop.logo} hint="Persegi, paling sedikit 320 x 320 piksel.">
          <Avatar name={shop.name} src={shop.logo} square size="xl" />
        </ShopPicture>
        <ShopPicture
          kind="banner"
          address={shop.banner}
          hint="Melebar, kira-kira 1600 x 400 piksel; bagian atas dan bawahnya terpotong bila lebih tinggi."
        >
          {shop.banner ? (
            <Photo
              src={shop.banner}
              sizes="(max-width: 50rem) 100vw, 48rem"
              alt="Banner toko"
              width={1600}
              height={400}
              className="aspect-4/1 w-full rounded-field border border-line bg-page object-cover"
            />
          ) : (
            <p className="grid aspect-4/1 w-full place-items-center rounded-field border border-dashed border-line px-4 text-sm text-mute">
              Belum ada banner
            </p>
          )}
        </ShopPicture>
      </div>
    </Section>
  )
}

interface Props {
  kind: ShopPictureKind
  /** Null: none. */
  address: string | null
  hint: string
  /** The picture as shown. */
  children: ReactNode
}

const labels: Record<ShopPictureKind, string> = { logo: 'Logo', banner: 'Banner' }

function ShopPicture({ kind, address, hint, children }: Props) {
  const label = labels[kind]
  const { progress, error, upload } = usePictureUpload(kind)
  const [asking, setAsking] = useState(false)
  const { over, dropTarget: drop } = useFileDrop(([file]) => void (file && upload(file)))
  return (
    // what is dropped can be chosen by the button as well
    <section
      aria-label={label}
      className={over ? 'grid gap-3 rounded-field outline-2 outline-primary' : 'grid gap-3'}
      {...drop}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base">{label}</h3>
          <p className="text-sm text-mute">{hint} JPEG, PNG, WebP, atau AVIF, paling besar 10 MB.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={PHOTO_ENDINGS}
            size="sm"
            variant="secondary"
            icon={<Icon name="upload" size={16} />}
            working={progress !== null}
            onChoose={(file) => void upload(file)}
          >
            {address ? `Ganti ${kind}` : `Unggah ${kind}`}
          </FileButton>
          {address && (
            <Button size="sm" variant="ghost" className="text-danger" onClick={() => setAsking(true)}>
              Lepas {kind}
            </Button>
          )}
        </div>
      </div>
      {children}
      {progress !== null && <ProgressBar label={`Mengunggah ${kind}`} value={progress} />}
      {error && <Notice tone="danger">{error}</Notice>}
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        call="pusat-seller/pengaturan/gambar/hapus"
        body={() => ({ kind })}
        title={`Lepas ${kind}?`}
        confirmLabel={`Lepas ${kind}`}
        tone="danger"
        done={`${label} dilepas`}
        failed="Gambar belum terlepas. Periksa koneksi Anda, lalu coba lagi."
        shows={shopQuery}
        refreshes={['pusat-seller/pengaturan/profil']}
      >
        Halaman toko tampil tanpa {kind}. Gambarnya tidak disimpan.
      </ActDialog>
    </section>
  )
}

function usePictureUpload(kind: ShopPictureKind) {
  const client = useQueryClient()
  const { progress, error, upload } = useUpload('pusat-seller/pengaturan/gambar/unggah', {
    failed: FAILED,
    whyNot: photoFault,
  })
  const send = (file: File) =>
    upload({ kind }, file, ({ data }) => {
      client.setQueryData(shopQuery.queryKey, data)
      toast.success(`${labels[kind]} tampil di halaman toko`)
    })
  return { progress, error, upload: send }
}
