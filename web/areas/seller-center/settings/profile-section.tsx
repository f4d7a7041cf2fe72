import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { useKeptForm } from '#web/lib/use-kept-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { shopQuery } from './queries.ts'

/** What the seller's page says of it [SHOP-8]. */
export function ProfileSection() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const change = useAct('pusat-seller/pengaturan/profil/ubah', {
    shows: shopQuery,
    refreshes: ['pusat-seller/pengaturan/profil'],
    done: 'Profil toko tersimpan',
    failed: 'Profil toko belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  })
  const client = useQueryClient()
  // what the text was changed from: a colleague's is not written over unseen
  const [seen, setSeen] = useState({ about: shop.about, byColleague: false })
  const form = useCallForm(change, {
    start: { tentang: shop.about },
    body: (typed) => ({ ...typed, semula: seen.about }),
    answered: ({ data }) => {
      draft.forget()
      setSeen({ about: data.tentang, byColleague: false })
    },
    onRefused: ({ sentence, movedOn }) => {
      toast.failure(sentence)
      // asked again before the refusal was told
      const newest = client.getQueryData(shopQuery.queryKey)
      if (movedOn && newest) setSeen({ about: newest.about, byColleague: true })
    },
    keep: true,
  })
  const restore = (about: string | null) => setSeen((now) => ({ ...now, about: about ?? now.about }))
  const draft = useKeptForm(form, 'profil-toko', restore, seen.about)
  return (
    <Section
      title="Profil toko"
      lead={`${shop.name} · ${shop.city}, ${shop.province}`}
      aside={
        <Link to={`/seller/${shop.username}`} className="text-link text-sm">
          Lihat halaman toko
        </Link>
      }
    >
      <form onSubmit={form.send} className="grid gap-4">
        {seen.byColleague && (
          <Notice tone="attention" title="Rekan Anda menyimpan profil ini lebih dulu">
            <p className="whitespace-pre-line wrap-anywhere">{seen.about || 'Tanpa isi.'}</p>
          </Notice>
        )}
        <TextareaField
          form={form}
          name="tentang"
          label="Tentang toko"
          optional
          hint="Tampil di bawah nama Anda: apa yang Anda jual, untuk siapa, dan keunggulannya."
          maxLength={LONGEST.aboutShop}
        />
        <div>
          <Button type="submit" working={form.working}>
            Simpan profil
          </Button>
        </div>
      </form>
    </Section>
  )
}
