import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessType, RegisteredType } from '#domain/companies/business-type.ts'
import { type EntryRule, usualEntryRule } from '#domain/subscriptions/entry-rule.ts'
import type { PlainType } from '#domain/subscriptions/grants.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { LEFT_TO_PEOPLE } from './queries.ts'

/** With the version that a change must know, 0 where the owner has never decided, and who decided when. */
export type VersionedRule = EntryRule & { version: number; decided: { by: string; at: Date } | null }

/** The rule by which a seller lets companies in; that nobody is until its owner decides. */
export async function findEntryRule(db: Db | Tx, sellerId: string): Promise<VersionedRule> {
  const row = await db
    .selectFrom('entry_rules')
    .select([
      'business_types as businessTypes',
      'plain_types as plainTypes',
      'price_level as priceLevel',
      'version',
      'decided_by as by',
      'decided_at as at',
    ])
    .$narrowType<{ businessTypes: RegisteredType[]; plainTypes: PlainType[] }>() // checked by the table
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) return { ...usualEntryRule, version: 0, decided: null }
  const { by, at, ...rule } = row
  return { ...rule, decided: { by, at } }
}

export async function saveEntryRule(
  tx: Tx,
  { companyId, userId }: Seller,
  { businessTypes, plainTypes, priceLevel, version }: Omit<VersionedRule, 'decided'>,
  now: Date,
): Promise<void> {
  const row = {
    business_types: [...businessTypes],
    plain_types: [...plainTypes],
    price_level: priceLevel,
    decided_by: userId,
    decided_at: now,
    version,
  }
  await tx
    .insertInto('entry_rules')
    .values({ seller_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(row))
    .execute()
}

/** What a rule asks about the company that requested this subscription. */
export async function findApplicant(tx: Tx, id: string) {
  const company = await tx
    .selectFrom('subscriptions as request')
    .innerJoin(companyFacts.as('company'), 'company.id', 'request.buyer_id')
    .select(['company.name', 'company.business_type as businessType', 'request.updated_at as requestedAt'])
    .select(({ eb }) => [
      eb.and([eb('company.verified_at', 'is not', null), eb('company.suspended_at', 'is', null)]).as('isVerified'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscription_events as event')
          .select('event.id')
          .where('event.subscription_id', '=', id)
          .where('event.act', '=', anyOf(LEFT_TO_PEOPLE)),
      ).as('isLeftToPeople'),
    )
    .$narrowType<{ businessType: BusinessType | null; isVerified: boolean; isLeftToPeople: boolean }>()
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow()
  return company
}
