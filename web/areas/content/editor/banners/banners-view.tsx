import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminBanner } from '#domain/content/contract-banners.ts'
import { readPictureAddress } from '#domain/content/picture.ts'
import { MOST } from '#domain/limits.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { OrderedList } from '#web/ui/list/ordered-list.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ArticleStatePill } from '../article-state-pill.tsx'
import { ContentNav } from '../content-nav.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { BANNER_VIEWS, editableBannersQuery } from './queries.ts'

const shows = editableBannersQuery
const refreshes = BANNER_VIEWS

type DialogTarget = { act: 'write'; banner: AdminBanner | null } | { act: 'remove'; banner: AdminBanner } | null

/** The banners of the home page, written, put in order and removed [ADM-4]. */
export function BannersView() {
  const { data: banners } = useSuspenseQuery(editableBannersQuery)
  const [asked, setTarget] = useState<DialogTarget>(null)
  const close = () => setTarget(null)
  const arrange = useAct('admin/banner/urutkan', {
    shows,
    failed: 'Urutan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes,
  })
  return (
    <>
      <PageHeader
        title="Banner"
        lead="Gambar dengan tautan di beranda, menurut urutannya."
        actions={
          <Button
            icon={<Icon name="plus" size={18} />}
            disabled={banners.length >= MOST.banners}
            reason={`Paling banyak ${MOST.banners} banner. Hapus yang tidak dipakai lagi.`}
            onClick={() => setTarget({ act: 'write', banner: null })}
          >
            Tambah banner
          </Button>
        }
      />
      <ContentNav />
      <Card className="px-4">
        {banners.length === 0 && (
          <EmptyState
            icon="document"
            title="Belum ada banner"
            text="Tanpa banner yang tayang, bagian itu tidak tampil di beranda."
          />
        )}
        <OrderedList
          label="Banner"
          items={banners}
          nameOf={({ heading }) => `banner ${heading}`}
          working={arrange.working}
          onArrange={(ids) => void arrange.send({ ids })}
        >
          {(banner) => (
            <BannerRow
              banner={banner}
              onEdit={() => setTarget({ act: 'write', banner })}
              onRemove={() => setTarget({ act: 'remove', banner })}
            />
          )}
        </OrderedList>
      </Card>
      {asked?.act === 'write' && <BannerDialog banner={asked.banner} onClose={close} />}
      {asked?.act === 'remove' && <Removal banner={asked.banner} onClose={close} />}
    </>
  )
}

function BannerRow({ banner, onEdit, onRemove }: { banner: AdminBanner; onEdit: () => void; onRemove: () => void }) {
  const { heading, link, picture, state, publishedAt, withdrawnAt } = banner
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
      <img
        src={fileAddress('admin/gambar/berkas', { tanda: readPictureAddress(picture)?.hash ?? '' })}
        alt=""
        width={112}
        height={63}
        draggable={false}
        className="aspect-video w-28 rounded-field border border-line bg-page object-cover"
      />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {heading} <ArticleStatePill state={state} />
        </p>
        <p className="text-sm text-mute">{link}</p>
        <p className="num text-sm text-mute">
          {publishedAt ? formatDateTime(publishedAt) : "Belum tampil di beranda: isi 'Tayang mulai'."}
          {publishedAt && withdrawnAt && ` sampai ${formatDateTime(withdrawnAt)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" aria-label={`Ubah banner ${heading}`} onClick={onEdit}>
          Ubah
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-danger"
          aria-label={`Hapus banner ${heading}`}
          onClick={onRemove}
        >
          Hapus
        </Button>
      </div>
    </div>
  )
}

function Removal({ banner, onClose }: { banner: AdminBanner; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/banner/hapus"
      body={() => ({ id: banner.id, revision: banner.revision })}
      title={`Hapus banner "${banner.heading}"?`}
      confirmLabel="Ya, hapus"
      tone="danger"
      done="Banner dihapus"
      failed="Banner belum terhapus. Periksa koneksi Anda, lalu coba lagi."
      shows={shows}
      refreshes={refreshes}
    >
      Banner tidak tampil lagi di beranda dan tidak dapat dikembalikan.
    </ActDialog>
  )
}
