import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import { leaveBrowser, leaveMessage, loadAnew } from '#web/lib/api/session.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ObstaclesDialog, type ShownObstacle } from './obstacles-dialog.tsx'
import { companyClosingQuery } from './queries.ts'

interface Props {
  companyId: string
  companyName: string
  sells: boolean
}

/** Leads to closing the company for good [OPS-5]. */
export function CloseCompanySection(company: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Tutup perusahaan" lead="Perusahaan yang sudah ditutup tidak dapat dibuka lagi.">
      <Button aria-haspopup="dialog" variant="danger-quiet" onClick={() => setOpen(true)}>
        Tutup perusahaan
      </Button>
      <CloseCompanyDialog open={open} {...company} onClose={() => setOpen(false)} />
    </Section>
  )
}

interface CloseCompanyDialogProps {
  open: boolean
  companyId: string
  companyName: string
  sells: boolean
  onClose: () => void
}

/** Shows what ends with the company and what stays, and asks for the password; or shows the obstacles [OPS-5]. */
function CloseCompanyDialog({ open, companyId, companyName, sells, onClose }: CloseCompanyDialogProps) {
  const { data: closing } = useSuspenseQuery(companyClosingQuery(companyId))
  const close = useAct('perusahaan/tutup')
  const form = useCallForm(close, {
    start: { password: '' },
    body: (typed) => ({ companyId, ...typed }),
    answered() {
      leaveBrowser()
      leaveMessage({ sentence: `${companyName} telah ditutup.`, tone: 'success' })
      return loadAnew('/masuk')
    },
  })

  const side = sells ? 'seller' : 'buyer'
  if (closing.obstacles.length > 0)
    return (
      <ObstaclesDialog
        open={open}
        title="Perusahaan belum dapat ditutup"
        obstacles={closing.obstacles.map(({ code, sentence }) => ({ sentence, link: clearedAt[side][code] }))}
        onClose={onClose}
      />
    )
  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="sm"
      title={`Tutup ${companyName}?`}
      description="Perusahaan yang sudah ditutup tidak dapat dibuka lagi."
      tone="danger"
      confirmLabel="Ya, tutup perusahaan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <ul className="mb-4 grid list-disc gap-1.5 ps-5 text-sm">
        <li>
          {closing.members > 1
            ? `Anda dan ${closing.members - 1} anggota lain kehilangan akses dan diberi tahu lewat e-mail.`
            : 'Anda kehilangan akses ke perusahaan ini.'}
        </li>
        <li>
          {sells
            ? 'Toko dan semua produknya tidak tampil lagi; langganan dan negosiasi pelanggan berakhir, dan mereka diberi tahu.'
            : 'Langganan dan negosiasi berakhir, dan seller diberi tahu. Keranjang, alamat pengiriman, dan daftar belanja dihapus.'}
        </li>
        <li>
          Pesanan, dokumen, dan catatan pembayaran tetap disimpan 10 tahun sesuai ketentuan hukum. Unduh data dahulu.
        </li>
        <li>Akun Anda tidak ikut ditutup, tetapi tanpa perusahaan lain Anda tidak dapat masuk lagi.</li>
      </ul>
      <PasswordField
        form={form}
        name="password"
        label="Password saat ini"
        autoComplete="current-password"
        maxLength={LONGEST.password}
      />
    </FormModal>
  )
}

const bills = { to: '/akun/tagihan', label: 'Lihat tagihan' }
const debts = { to: '/pusat-seller/piutang', label: 'Lihat piutang' }
const sales = { to: '/pusat-seller/pesanan', label: 'Lihat pesanan' }

/** Where each obstacle is cleared, by its code; the number of a virtual account its buyer alone sees. */
const clearedAt: Readonly<Record<'buyer' | 'seller', Readonly<Record<string, ShownObstacle['link']>>>> = {
  buyer: {
    closing_orders_open: { to: '/transaksi/daftar-transaksi', label: 'Lihat pesanan' },
    closing_unpaid: bills,
    closing_accounts_open: bills,
    closing_claims_open: { to: '/transaksi/klaim', label: 'Lihat klaim' },
    closing_credit_left: bills,
  },
  seller: {
    closing_orders_open: sales,
    closing_uncollected: debts,
    closing_claims_open: { to: '/pusat-seller/klaim', label: 'Lihat klaim' },
    closing_claimable: sales,
    closing_credit_held: debts,
  },
}
