import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { BodyOf } from '#domain/call.ts'
import { businessTypeLabel } from '#domain/companies/business-type.ts'
import type { CallAt } from '#domain/contract.ts'
import { inGroups } from '#domain/format.ts'
import { pageVersionQuery } from '#web/areas/content/public.ts'
import { keepSession, loadAnew, writeKey } from '#web/lib/api/session.ts'
import { type Problem, useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type Draft, forgetDraft } from './draft.ts'
import { PromoTicket } from './promo-code.tsx'
import type { StepName } from './steps.ts'

const LegalDialog = lazyDialog(async () => (await import('./legal-dialog.tsx')).default)
const nothingYet = { document: 'terms', open: false } as const

const NOT_SENT = 'Pendaftaran belum terkirim. Periksa koneksi Anda, lalu coba lagi.'

export interface Consents {
  agreedTerms: boolean
  agreedPrivacy: boolean
}

interface Props {
  draft: Draft
  /** The external policy, if there is one [ROUTE-10]. */
  privacyPolicyUrl: string | null
  /** As ticked before another step was opened. */
  consents: Consents
  onConsent: (consents: Consents) => void
  /** Where the browser goes once the company is registered and signed in. */
  landing: string
  refused: Problem | null
  focus: boolean
  onBack: () => void
  onRefused: (problem: Problem) => void
}

/** A summary, and the consents [REG-1]. */
export function SummaryStep({
  draft,
  privacyPolicyUrl,
  consents,
  onConsent,
  landing,
  refused,
  focus,
  onBack,
  onRefused,
}: Props) {
  const { perusahaan, alamat, kontak, promo, key } = draft
  const registering = useAct('session/daftar', { failed: NOT_SENT, refreshes: ['halaman/detail'] })
  const { data: terms } = useSuspenseQuery(pageVersionQuery('terms'))
  const { data: privacy } = useSuspenseQuery(pageVersionQuery('privacy'))
  const form = useCallForm(registering, {
    start: consents,
    body: ({ agreedTerms, agreedPrivacy }) =>
      ({
        ...perusahaan,
        ...alamat,
        ...kontak,
        promoCode: promo?.code ?? null,
        key,
        agreedTerms: agreedTerms && terms.version,
        agreedPrivacy: agreedPrivacy && privacy.version,
      }) as BodyOf<CallAt<'session/daftar'>>, // complete after the steps; the server validates it again
    answered({ data }) {
      keepSession(data)
      if (data.voucher) writeKey('Voucher', data.voucher)
      forgetDraft()
      return loadAnew(landing)
    },
    onRefused,
    // a version that has been replaced since is to be read first
    chosenAnew: ['agreedTerms', 'agreedPrivacy'],
    keep: true,
  })
  const consentProps = { onChange: () => onConsent(form.getValues()) }
  const { agreedTerms: noTerms, agreedPrivacy: noPrivacy } = form.formState.errors
  // only what the form itself finds has a type
  const renewed = [noTerms, noPrivacy].find((error) => error && !error.type)?.message
  const [reading, setReading] = useState<{ document: 'terms' | 'privacy'; open: boolean }>(nothingYet)
  const heading = useRef<HTMLHeadingElement>(null)
  // when the step appears
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether to focus is known when it mounts
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [])

  function read(document: 'terms' | 'privacy') {
    setReading({ document, open: true })
  }

  const type = perusahaan.businessType === 'Lainnya' ? perusahaan.otherBusiness : null
  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Ringkasan
      </h2>
      <p className="mt-1 text-sm text-mute">Periksa kembali sebelum mendaftar.</p>
      <div className="mt-5 grid gap-5">
        {promo && <PromoTicket promo={promo} />}
        <Part title="Perusahaan" step="perusahaan">
          <Rows
            rows={[
              ['Nama', perusahaan.companyName],
              ['Tipe bisnis', type || businessTypeLabel(perusahaan.businessType ?? null)],
              [
                perusahaan.identityKind === 'nib' ? 'NIB' : 'NPWP',
                inGroups((perusahaan.identityNumber ?? '').replace(/\D/g, '')),
              ],
            ]}
          />
        </Part>
        <Part title="Alamat" step="alamat">
          <p className="text-sm">
            {alamat.street}
            <br />
            {alamat.city}, {alamat.province} <span className="num">{alamat.postalCode}</span>
          </p>
        </Part>
        <Part title="Kontak" step="kontak">
          <Rows
            rows={[
              ['Nama', kontak.name],
              ['E-mail', kontak.email],
              ['Telepon', kontak.phone],
              ...(kontak.username ? [['Username', kontak.username] as const] : []),
            ]}
          />
        </Part>
      </div>
      <fieldset className="mt-6 grid gap-3 border-t border-line pt-5">
        <legend className="sr-only">Persetujuan</legend>
        <Checkbox
          {...form.register('agreedTerms', consentProps)}
          aria-invalid={Boolean(noTerms)}
          label={
            <>
              Saya menyetujui <DocumentLink onPress={() => read('terms')}>syarat dan ketentuan</DocumentLink> atas nama
              perusahaan.
            </>
          }
        />
        <Checkbox
          {...form.register('agreedPrivacy', consentProps)}
          aria-invalid={Boolean(noPrivacy)}
          label={
            <>
              Saya menyetujui pemrosesan data menurut{' '}
              {privacyPolicyUrl ? (
                <a href={privacyPolicyUrl} target="_blank" rel="noreferrer" className="text-link">
                  kebijakan privasi
                </a>
              ) : (
                <DocumentLink onPress={() => read('privacy')}>kebijakan privasi</DocumentLink>
              )}
              .
            </>
          }
        />
        {(noTerms || noPrivacy) && (
          <p role="alert" className="text-sm text-danger">
            {renewed ?? 'Anda perlu menyetujui keduanya untuk mendaftar.'}
          </p>
        )}
      </fieldset>
      {refused && (
        <Notice tone="danger" className="mt-5">
          {refused.sentence}
        </Notice>
      )}
      <div className="mt-8 flex flex-wrap justify-between gap-3 max-sm:*:flex-1">
        <Button variant="secondary" size="lg" disabled={form.working} onClick={onBack}>
          Kembali
        </Button>
        <Button type="submit" size="lg" working={form.working}>
          Daftar
        </Button>
      </div>
      <LegalDialog {...reading} onClose={() => setReading({ ...reading, open: false })} />
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

/** Opens a document without ticking the box that names it. */
function DocumentLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
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
