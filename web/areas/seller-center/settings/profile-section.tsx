import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { shopQuery } from './queries.ts'

/** What the seller's page says of it [SHOP-8]. */
export function ProfileSection() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const change = useAct('pusat-seller/pengaturan/profil/ubah', {
    shows: shopQuery,
    done: 'Profil toko tersimpan',
    failed: 'Profil toko belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
  })
  const form = useCallForm(change, { start: { tentang: shop.about }, body: (typed) => typed, keep: true })
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
