import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessType, RegisteredType } from '#domain/companies/business-type.ts'
import { type EntryRule, usualEntryRule } from '#domain/subscriptions/entry-rule.ts'
import type { PlainType } from '#domain/subscriptions/grants.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { TURNING_AWAY } from './queries.ts'

/** With the version that a change must know, 0 where the owner has never decided, and who decided. */
export type VersionedRule = EntryRule & { version: number; decidedBy: string | null }

/** The rule by which a seller lets companies in; that nobody is until its owner decides. */
export async function findEntryRule(db: Db | Tx, sellerId: string): Promise<VersionedRule> {
  const row = await db
    .selectFrom('entry_rules')
    .select([
      'business_types as businessTypes',
      'plain_types as plainTypes',
      'price_level as priceLevel',
      'version',
      'decided_by as decidedBy',
    ])
    .$narrowType<{ businessTypes: RegisteredType[]; plainTypes: PlainType[] }>() // checked by the table
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? { ...usualEntryRule, version: 0, decidedBy: null }
}

export async function saveEntryRule(
  tx: Tx,
  { companyId, userId }: Seller,
  { businessTypes, plainTypes, priceLevel, version }: Omit<VersionedRule, 'decidedBy'>,
): Promise<void> {
  const row = {
    business_types: [...businessTypes],
    plain_types: [...plainTypes],
    price_level: priceLevel,
    decided_by: userId,
    version,
  }
  await tx
    .insertInto('entry_rules')
    .values({ seller_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(row))
    .execute()
}

/** What a rule asks about the company that requested this subscription. */
export async function findApplicant(tx: Tx, { id, buyerId }: { id: string; buyerId: string }) {
  const company = await tx
    .selectFrom(companyFacts.as('company'))
    .select(['company.name', 'company.business_type as businessType'])
    .select(({ eb }) => [
      eb.and([eb('company.verified_at', 'is not', null), eb('company.suspended_at', 'is', null)]).as('isVerified'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscription_events as event')
          .select('event.id')
          .where('event.subscription_id', '=', id)
          .where('event.act', '=', anyOf(TURNING_AWAY)),
      ).as('wasTurnedAway'),
    )
    .$narrowType<{ businessType: BusinessType | null; isVerified: boolean; wasTurnedAway: boolean }>()
    .where('company.id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return company
}
