import { useCallback, useEffect, useState } from 'react'
import { CodeSent } from './code-sent.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordSaved } from './password-saved.tsx'
import { PasswordStep } from './password-step.tsx'
import { forgetAccount, keepAccount, type ResetAccount, readAccount } from './reset-state.ts'
import { StepMarks } from './step-marks.tsx'

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
  const askCode = useCallback((account: ResetAccount, askedAt = Date.now()) => {
    const asked = { ...account, askedAt }
    keepAccount(asked)
    setStep({ name: 'code', account: asked })
  }, [])

  // the stored step is in the browser's storage, which the server does not see
  useEffect(() => {
    const account = readAccount(Date.now())
    if (account) askCode(account, account.askedAt ?? undefined)
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
      {step.name !== 'saved' && <StepMarks current={places[step.name]} />}
      {step.name === 'email' && <EmailStep key={step.known} known={step.known} onSent={sent} />}
      {step.name === 'sent' && <CodeSent account={step.account} onOver={askCode} />}
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

const places = { email: 1, sent: 2, code: 2, password: 3 } as const
