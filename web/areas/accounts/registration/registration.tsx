import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provinces } from '#domain/companies/provinces.ts'
import { randomUuid } from '#web/lib/form/request-key.ts'
import type { Problem } from '#web/lib/form/use-act.ts'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { CompanyStep } from './company-step.tsx'
import { type AddressPart, type Draft, firstOpenStep, keepDraft, readDraft } from './draft.ts'
import { PersonStep } from './person-step.tsx'
import { PromoCode } from './promo-code.tsx'
import { StepForm } from './step-form.tsx'
import { Stepper } from './stepper.tsx'
import { nextStep, type StepName, stepIndexOf, stepOf, stepOfField, steps } from './steps.ts'
import { type Consents, SummaryStep } from './summary-step.tsx'

interface Props {
  /** Also asks for a promotion code [REG-2]. */
  withPromo: boolean
  /** Where the browser goes once the company is registered. */
  landing: string
  privacyPolicyUrl: string | null
}

/** Registers company and person step by step; nothing is lost on going back or reloading [REG-1]. */
export function Registration({ withPromo, landing, privacyPolicyUrl }: Props) {
  const { draft, ready, change } = useDraft()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Problem | null>(null)
  // a reload asks for them anew; mending another step does not
  const [consents, setConsents] = useState<Consents>({ agreedTerms: false, agreedPrivacy: false })
  const moved = useRef(false)
  const reachable = ready ? firstOpenStep(draft) : 'perusahaan'
  const requestedStep = ready ? stepOf(hash) : 'perusahaan'
  const step = stepIndexOf(requestedStep) > stepIndexOf(reachable) ? reachable : requestedStep

  const go = useCallback(
    (to: StepName, replace = false) => {
      moved.current = true
      void navigate({ search, hash: to }, { replace, preventScrollReset: true })
    },
    [navigate, search],
  )
  const mend = (problem: Problem) => {
    setRefused(problem)
    const at = stepOfField(problem.field)
    // an expired code has to be entered again
    if (problem.field === 'promoCode') change({ promo: null })
    if (at !== 'ringkasan') go(at)
  }

  // the address names a step that cannot be opened yet
  useEffect(() => {
    if (ready && step !== requestedStep)
      void navigate({ search, hash: step }, { replace: true, preventScrollReset: true })
  }, [ready, step, requestedStep, search, navigate])

  const keepCompany = useCallback((perusahaan: Draft['perusahaan']) => change({ perusahaan }), [change])
  const keepAddress = useCallback((alamat: Draft['alamat']) => change({ alamat }), [change])
  const keepPerson = useCallback((kontak: Draft['kontak']) => change({ kontak }), [change])
  const done = (part: Partial<Draft>) => {
    setRefused(null)
    change(part)
    go(nextStep(step))
  }
  const back = () => go(steps[stepIndexOf(step) - 1]?.name ?? 'perusahaan')
  const shared = { refused: stepOfField(refused?.field) === step ? refused : null, focus: moved.current }

  return (
    <>
      <Stepper current={step} reachable={reachable} />
      {/* remounts with the draft restored after a reload */}
      <div key={`${step} ${ready}`} className="mt-6 rounded-card border border-line bg-paper p-5 sm:p-8">
        {step === 'perusahaan' && (
          <CompanyStep
            {...shared}
            filled={draft.perusahaan}
            onChange={keepCompany}
            onDone={(perusahaan) => done({ perusahaan })}
            promo={
              withPromo && (
                <PromoCode
                  promo={draft.promo}
                  refused={refused?.field === 'promoCode' ? refused : null}
                  onChange={(promo) => change({ promo })}
                />
              )
            }
          />
        )}
        {step === 'alamat' && (
          <AddressStep
            {...shared}
            filled={draft.alamat}
            onChange={keepAddress}
            onDone={(alamat) => done({ alamat })}
            onBack={back}
          />
        )}
        {step === 'kontak' && (
          <PersonStep
            {...shared}
            filled={draft.kontak}
            onChange={keepPerson}
            onDone={(kontak) => done({ kontak })}
            onBack={back}
          />
        )}
        {step === 'ringkasan' && (
          <SummaryStep
            {...shared}
            draft={draft}
            privacyPolicyUrl={privacyPolicyUrl}
            consents={consents}
            onConsent={setConsents}
            landing={landing}
            onBack={back}
            onRefused={mend}
          />
        )}
      </div>
    </>
  )
}

/** The draft, and whether the stored one has been read; every change is stored at once. */
function useDraft() {
  const [draft, setDraft] = useState<Draft>({ perusahaan: {}, alamat: {}, kontak: {}, promo: null, key: '' })
  const [ready, setReady] = useState(false)

  // the browser's storage, which the server does not see
  useEffect(() => {
    setDraft(readDraft(randomUuid))
    setReady(true)
  }, [])

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((now) => {
      // changed content is another registration
      const next = { ...now, ...part, key: randomUuid() }
      keepDraft(next)
      return next
    })
  }, [])

  return { draft, ready, change }
}

interface AddressStepProps {
  filled: Partial<AddressPart>
  refused: Problem | null
  focus: boolean
  onChange: (part: Partial<AddressPart>) => void
  onDone: (part: AddressPart) => void
  onBack: () => void
}

const options = provinces.map((name) => ({ value: name, label: name }))

function AddressStep(props: AddressStepProps) {
  return (
    <StepForm
      {...props}
      step="alamat"
      title="Alamat perusahaan"
      lead="Menjadi alamat pengiriman utama; alamat lain dapat ditambahkan nanti."
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="street"
            label="Alamat"
            autoComplete="street-address"
            placeholder="Jalan, nomor, kawasan"
          />
          <SelectField
            form={form}
            name="province"
            label="Provinsi"
            autoComplete="address-level1"
            placeholder="Pilih provinsi"
            options={options}
          />
          <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
            <TextField form={form} name="city" label="Kota atau kabupaten" autoComplete="address-level2" />
            <TextField
              form={form}
              name="postalCode"
              label="Kode pos"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              className="num"
            />
          </div>
        </>
      )}
    </StepForm>
  )
}
