import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { applications } from '#domain/onboarding/application.ts'
import type { Application, ApplicationFile } from '#domain/onboarding/contract.ts'
import type { QueuedApplication, Verification } from '#domain/onboarding/contract-admin.ts'
import { wantedDocuments } from '#domain/onboarding/document-kind.ts'
import { missingIn } from '#domain/onboarding/missing.ts'
import type { ApplicationFileRow } from './queries-files.ts'
import type { QueuedRow } from './queries-queue.ts'
import type { ShownApplication } from './show-application.ts'
import type { ShownVerification } from './show-queue.ts'

export function applicationView(
  { application, files, events }: ShownApplication,
  owner: Buyer,
  now: Date,
): Application {
  const { state, version, facts, shopId, submittedAt, dueAt } = application
  const { write, submit, renew } = applications.can(application, owner)
  return {
    version,
    state,
    facts: { ...facts, licences: [...facts.licences] },
    files: files.map(fileView),
    wanted: wantedDocuments(facts),
    missing: missingIn(
      facts,
      files.map(({ kind }) => kind),
      businessDay(now),
    ),
    submittedAt: instantOf(submittedAt),
    dueAt: instantOf(dueAt),
    shopId,
    history: events.map(({ event, at, reasons, note }) => ({
      event,
      at: at.toISOString(),
      reasons: [...reasons],
      note,
    })),
    can: { write, submit, renew },
  }
}

export function queuedView({ submittedAt, dueAt, ...row }: QueuedRow): QueuedApplication {
  return { ...row, submittedAt: instantOf(submittedAt), dueAt: instantOf(dueAt) }
}

export function verificationView(shown: ShownVerification, administrator: Administrator): Verification {
  const { application, company, checks, files, events, shop } = shown
  const { id, version, state, facts, submittedAt, dueAt } = application
  const { approve, correct, refuse, suspend, reopen } = applications.can(application, administrator)
  return {
    id,
    version,
    state,
    companyName: company.name,
    address: [company.address, company.city, company.province].filter(Boolean).join(', '),
    phone: company.phone,
    registeredAt: company.createdAt.toISOString(),
    facts: { ...facts, licences: [...facts.licences] },
    checks: checks.map(({ differing, ...check }) => ({ ...check, differing: [...differing] })),
    files: files.map(fileView),
    submittedAt: instantOf(submittedAt),
    dueAt: instantOf(dueAt),
    shop,
    history: events.map(({ at, reasons, ...event }) => ({ ...event, at: at.toISOString(), reasons: [...reasons] })),
    can: { approve, correct, refuse, suspend, reopen },
  }
}

function fileView({ id, kind, fileName, fileKind, size, uploadedAt }: ApplicationFileRow): ApplicationFile {
  return { id, kind, fileName, fileKind, size, uploadedAt: uploadedAt.toISOString() }
}

function instantOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
