import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/accounts/consent.ts'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { Draft } from './draft.ts'
import { PromoTicket } from './promo-code.tsx'
import type { Refused } from './refused.ts'
import type { StepName } from './steps.ts'

const LegalDialog = lazy(() => import('./legal-dialog.tsx'))

export interface Agreed {
  setuju_syarat: typeof TERMS_VERSION
  setuju_privasi: typeof PRIVACY_VERSION
}

interface Props {
  draft: Draft
  /** The external policy, where there is one [ROUTE-10]. */
  privacyPolicyUrl: string | null
  refused: Refused | null
  working: boolean
  focus: boolean
  onBack: () => void
  onRegister: (agreed: Agreed) => void
}

/** Everything once more, and what is agreed to [REG-1]. */
export function SummaryStep({ draft, privacyPolicyUrl, refused, working, focus, onBack, onRegister }: Props) {
  const [terms, setTerms] = useState(false)
  const [privacy, setPrivacy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null)
  const [everRead, setEverRead] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // as the step comes up
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether to focus is known when it mounts
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [])

  function read(document: 'terms' | 'privacy') {
    setEverRead(true)
    setReading(document)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!terms || !privacy) return setMissing(true)
    onRegister({ setuju_syarat: TERMS_VERSION, setuju_privasi: PRIVACY_VERSION })
  }

  const { perusahaan, alamat, kontak, promo } = draft
  const type = perusahaan.tipe_bisnis === 'Lainnya' ? perusahaan.tipe_bisnis_lain : null
  return (
    <form onSubmit={submit} noValidate>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Ringkasan
      </h2>
      <p className="mt-1 text-sm text-mute">Periksa kembali sebelum mendaftar.</p>
      <div className="mt-5 grid gap-5">
        {promo && <PromoTicket promo={promo} />}
        <Part title="Perusahaan" step="perusahaan">
          <Rows
            rows={[
              ['Nama', perusahaan.nama_perusahaan],
              ['Tipe bisnis', type || businessTypeLabel(perusahaan.tipe_bisnis ?? null)],
              [perusahaan.jenis_identitas === 'nib' ? 'NIB' : 'NPWP', perusahaan.nomor_identitas],
            ]}
          />
        </Part>
        <Part title="Alamat" step="alamat">
          <p className="text-sm">
            {alamat.alamat}
            <br />
            {alamat.kota}, {alamat.provinsi} <span className="num">{alamat.kode_pos}</span>
          </p>
        </Part>
        <Part title="Kontak" step="kontak">
          <Rows
            rows={[
              ['Nama', kontak.nama],
              ['E-mail', kontak.email],
              ['Telepon', kontak.telepon],
              ...(kontak.username ? [['Username', kontak.username] as const] : []),
            ]}
          />
        </Part>
      </div>
      <fieldset className="mt-6 grid gap-3 border-t border-line pt-5">
        <legend className="sr-only">Persetujuan</legend>
        <Checkbox
          checked={terms}
          onChange={(event) => setTerms(event.target.checked)}
          aria-invalid={missing && !terms}
          label={
            <>
              Saya menyetujui <Reader onPress={() => read('terms')}>syarat dan ketentuan</Reader> atas nama perusahaan.
            </>
          }
        />
        <Checkbox
          checked={privacy}
          onChange={(event) => setPrivacy(event.target.checked)}
          aria-invalid={missing && !privacy}
          label={
            <>
              Saya menyetujui pemrosesan data menurut{' '}
              {privacyPolicyUrl ? (
                <a href={privacyPolicyUrl} target="_blank" rel="noreferrer" className="text-link">
                  kebijakan privasi
                </a>
              ) : (
                <Reader onPress={() => read('privacy')}>kebijakan privasi</Reader>
              )}
              .
            </>
          }
        />
        {missing && !(terms && privacy) && (
          <p role="alert" className="text-sm text-danger">
            Anda perlu menyetujui keduanya untuk mendaftar.
          </p>
        )}
      </fieldset>
      {refused && (
        <Notice tone="danger" className="mt-5">
          {refused.sentence}
        </Notice>
      )}
      <div className="mt-8 flex flex-wrap justify-between gap-3 max-sm:*:flex-1">
        <Button variant="secondary" size="lg" disabled={working} onClick={onBack}>
          Kembali
        </Button>
        <Button type="submit" size="lg" working={working}>
          Daftar
        </Button>
      </div>
      {everRead && (
        <Suspense fallback={null}>
          <LegalDialog document={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </form>
  )
}

function Part({ title, step, children }: { title: string; step: StepName; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line px-4 py-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        <Link
          to={`#${step}`}
          preventScrollReset
          className="text-link text-sm"
          aria-label={`Ubah ${title.toLowerCase()}`}
        >
          Ubah
        </Link>
      </div>
      <div className="mt-1.5">{children}</div>
    </section>
  )
}

function Rows({ rows }: { rows: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <FactList
      layout="rows"
      facts={rows.map(([label, value]) => ({
        label,
        value: <span className="[overflow-wrap:anywhere]">{value}</span>,
      }))}
    />
  )
}

/** Opens a document without ticking the box it is named in. */
function Reader({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="text-link cursor-pointer"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
