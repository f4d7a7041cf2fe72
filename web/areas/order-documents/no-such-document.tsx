import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** Shown for a document code that was not issued here [DOC-1]. */
export function NoSuchOrderDocument() {
  return (
    <Card padded className="mx-auto max-w-md">
      <p className="mb-3 flex items-center gap-2.5 font-semibold text-danger">
        <Icon name="warning" />
        Tidak ada dokumen dengan kode ini.
      </p>
      <p>Cocokkan kode pada alamat halaman ini dengan yang tertulis di bawah kode QR dokumen Anda.</p>
      <p className="mt-3">
        Bila sama, dokumen itu tidak diterbitkan melalui Sentra Bahan. Jangan membayar atas dasar dokumen itu sebelum
        menanyakannya kepada pengirimnya.
      </p>
      <Link to="/" className={buttonClass({ variant: 'secondary', className: 'mt-4' })}>
        Ke beranda
      </Link>
    </Card>
  )
}
