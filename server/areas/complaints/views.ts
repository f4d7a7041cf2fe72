import type { Administrator } from '#domain/accounts/actor.ts'
import { mayDo, ROLE_FORBIDS } from '#domain/companies/permissions.ts'
import { bans } from '#domain/complaints/ban.ts'
import { complaints as complaintTable } from '#domain/complaints/complaint.ts'
import type { DeskBan, OverseenProduct, ReportedProduct } from '#domain/complaints/contract-admin.ts'
import { productCode } from '#domain/ids.ts'
import { type Allowed, no, yes } from '#domain/machine.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { StoredBan } from './queries-bans.ts'
import type { OverseenRow } from './queries-products.ts'
import type { ShownProduct } from './show-products.ts'

export function overseenView({ pictureVersion, coverPhoto, askedAt, ...row }: OverseenRow): OverseenProduct {
  const picture = pictureUrl(row.id, { pictureVersion, coverPhoto })
  return { ...row, picture, askedAt: askedAt?.toISOString() ?? null }
}

export function productDeskView(shown: ShownProduct, administrator: Administrator): ReportedProduct {
  const { pictureVersion, coverPhoto, ...product } = shown.product
  const open = shown.complaints.some(({ state }) => state === 'open')
  return {
    ...product,
    code: productCode(product.id),
    picture: pictureUrl(product.id, { pictureVersion, coverPhoto }),
    complaints: shown.complaints.map(({ at, said, ...one }) => ({ ...one, text: said, at: at.toISOString() })),
    ban: shown.ban && banView(shown.ban, administrator),
    history: shown.acts.map(({ at, act, by, after }) => {
      const reason = after?.reason
      return { at: at.toISOString(), act, by, reason: typeof reason === 'string' ? reason : null }
    }),
    can: {
      ban: mayBan(shown.ban, administrator),
      dismiss: complaintTable.may({ state: open ? 'open' : 'dismissed' }, 'dismiss', administrator),
    },
  }
}

function mayBan(ban: StoredBan | null, administrator: Administrator): Allowed {
  if (!mayDo(administrator, 'products.oversee')) return no(ROLE_FORBIDS)
  return ban ? no('Produk ini sudah diturunkan.') : yes
}

function banView(ban: StoredBan, administrator: Administrator): DeskBan {
  const { version, reason, since, state, askedAt, note } = ban
  const { lift, keep } = bans.can(ban, administrator)
  const asked = state === 'asked'
  return {
    version,
    reason,
    since: since.toISOString(),
    askedAt: asked ? (askedAt?.toISOString() ?? null) : null,
    note: asked ? note : null,
    can: { lift, keep },
  }
}
