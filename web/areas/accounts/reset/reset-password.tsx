import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isGoodPassword, PASSWORD_HINT } from '#domain/accounts/password.ts'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep, withoutSpaces } from './email-step.tsx'
import { forgetAccount, keepAccount, type ResetAccount, readAccount } from './reset-state.ts'
import { SENT } from './use-send-code.ts'

type Step =
  | { name: 'email'; known: string }
  | { name: 'sent'; account: ResetAccount }
  | { name: 'code'; account: ResetAccount }
  | { name: 'password'; account: ResetAccount; proof: string }
  | { name: 'saved' }

/** From the forgotten password to a new one [RESET-1]. */
export function ResetPassword({ outboxOpen }: { outboxOpen: boolean }) {
  const [step, setStep] = useState<Step>({ name: 'email', known: '' })

  /** The second step, which waits for another code from when it was first shown [RESET-3]. */
  const askCode = useCallback((account: ResetAccount, requestedAt = Date.now()) => {
    const requested = { ...account, requestedAt }
    keepAccount(requested)
    setStep({ name: 'code', account: requested })
  }, [])

  // the stored step is in the browser's storage, which the server does not see
  useEffect(() => {
    const account = readAccount(Date.now())
    if (account) askCode(account, account.requestedAt ?? undefined)
  }, [askCode])

  function sent(account: ResetAccount) {
    keepAccount(account)
    setStep({ name: 'sent', account })
  }

  function startOver(known: string) {
    forgetAccount()
    setStep({ name: 'email', known })
  }

  return (
    <>
      {step.name !== 'saved' && <StepMarks current={stepNumbers[step.name]} />}
      {step.name === 'email' && <EmailStep key={step.known} known={step.known} onSent={sent} />}
      {step.name === 'sent' && <CodeSent account={step.account} onElapsed={askCode} />}
      {step.name === 'code' && (
        <CodeStep
          account={step.account}
          outboxOpen={outboxOpen}
          onResent={(account) => askCode(account)}
          onVerified={(proof) => {
            forgetAccount()
            setStep({ name: 'password', account: step.account, proof })
          }}
          onOtherEmail={() => startOver('')}
        />
      )}
      {step.name === 'password' && (
        <PasswordStep
          account={step.account}
          proof={step.proof}
          onSaved={() => setStep({ name: 'saved' })}
          onStartOver={() => startOver(step.account.email)}
        />
      )}
      {step.name === 'saved' && <PasswordSaved />}
    </>
  )
}

const stepNumbers = { email: 1, sent: 2, code: 2, password: 3 } as const

const STEPS = 3

/** The progress. */
function StepMarks({ current }: { current: 1 | 2 | 3 }) {
  return (
    <div className="mb-5 flex items-center gap-3">
      <p className="num text-sm font-semibold text-primary">
        Langkah {current} dari {STEPS}
      </p>
      <span aria-hidden className="flex flex-1 gap-1.5">
        {Array.from({ length: STEPS }, (_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
            key={step}
            className={cx('h-1 flex-1 rounded-full transition-colors', step < current ? 'bg-primary' : 'bg-line')}
          />
        ))}
      </span>
    </div>
  )
}

/** The end: the way to sign in [RESET-1]. */
function PasswordSaved() {
  const heading = useRef<HTMLHeadingElement>(null)
  // the dialog that had the focus is gone
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid justify-items-center py-2 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="check" size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Password berhasil diubah
      </h1>
      <p className="mt-1.5 text-mute">Silakan masuk dengan password baru Anda.</p>
      <Link to="/masuk" className={buttonClass({ size: 'lg', block: true, className: 'mt-6' })}>
        Masuk
      </Link>
    </div>
  )
}

const SHOWN_MS = 3000

/** The message shown for three seconds before the code is requested [RESET-3, RESET-5]. */
function CodeSent({ account, onElapsed }: { account: ResetAccount; onElapsed: (account: ResetAccount) => void }) {
  // time passes outside React
  useEffect(() => {
    const timer = setTimeout(() => onElapsed(account), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [account, onElapsed])

  return (
    <div role="status" className="grid justify-items-center py-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="mail" size={26} />
      </span>
      <h1 className="mt-4 text-xl">{SENT}</h1>
      <p className="mt-1.5 text-mute">
        Periksa kotak masuk <span className="font-semibold text-ink [overflow-wrap:anywhere]">{account.email}</span>,
        juga folder spam.
      </p>
    </div>
  )
}

const DIFFERENT = 'Password tidak cocok'
const NOT_SAVED = 'Password gagal diubah'
const NOT_SAVED_MS = 3000

interface Props {
  account: ResetAccount
  proof: string
  onSaved: () => void
  /** The proof no longer counts: start over. */
  onStartOver: () => void
}

/** The third step: the new password, twice [RESET-4]. */
function PasswordStep({ account, proof, onSaved, onStartOver }: Props) {
  const [ready, setReady] = useState<BodyOf<CallAt<'akun/reset-password'>> | null>(null)
  const [over, setExpired] = useState<string>()
  const saving = useAct('akun/reset-password', { failed: { always: NOT_SAVED }, failedMs: NOT_SAVED_MS })
  const form = useCheckedForm('akun/reset-password', {
    start: { password: '', konfirmasi: '' },
    body: ({ password }) => ({ userId: account.userId, password, email: account.email, token: proof }),
    faults: (typed) => ({ konfirmasi: typed.konfirmasi === typed.password ? undefined : DIFFERENT }),
    onValid: (body) => setReady(body),
  })
  // the fields are the only thing to do on this page
  useEffect(() => form.setFocus('password'), [form.setFocus])

  const { password, konfirmasi: repeated } = form.watch()
  const good = isGoodPassword(password)
  const equal = password === repeated
  const weak = password !== '' && !good

  async function save() {
    const problem = ready && (await saving.send(ready, { answered: onSaved }))
    setReady(null)
    if (problem?.code === 'password_guessed') form.refuse('password', problem.sentence)
    if (problem?.code === 'reset_proof_over') setExpired(problem.sentence)
  }

  return (
    <form method="post" onSubmit={form.send} noValidate>
      <h1 className="text-2xl">Buat password baru</h1>
      <p className="mt-1.5 text-mute">Password ini menggantikan yang lama di semua perangkat Anda.</p>
      {over && (
        <Notice
          tone="danger"
          className="mt-5"
          action={
            <Button variant="secondary" size="sm" onClick={onStartOver}>
              Ulangi
            </Button>
          }
        >
          {over}
        </Notice>
      )}
      {/* password managers save the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <div className="mt-6 grid gap-4">
        <Field
          label="Password baru"
          hint={PASSWORD_HINT}
          error={weak ? PASSWORD_HINT : form.formState.errors.password?.message}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" onInput={withoutSpaces} />
        </Field>
        <Field label="Konfirmasi password" error={repeated !== '' && !equal ? DIFFERENT : undefined}>
          <PasswordInput {...form.register('konfirmasi')} autoComplete="new-password" onInput={withoutSpaces} />
        </Field>
      </div>
      <Button type="submit" size="lg" block className="mt-6" disabled={!good || !equal}>
        Simpan
      </Button>
      <ConfirmDialog
        open={ready !== null}
        title="Ubah password?"
        confirmLabel="Ya, ubah"
        working={saving.working}
        onConfirm={() => void save()}
        onCancel={() => setReady(null)}
      >
        Password lama tidak dapat dipakai lagi, dan sesi Anda di perangkat lain diakhiri.
      </ConfirmDialog>
    </form>
  )
}
