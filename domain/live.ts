import type { Member } from './accounts/actor.ts'
import { type Permission, permissionsOf } from './companies/permissions.ts'
import type { UserId } from './ids.ts'

/** A change: its name, id and version, never its content. */
export type Change =
  | { name: 'negotiation'; id: string; version: number }
  | { name: 'order'; id: string; version: number }
  | { name: 'subscription'; id: string; version: number }
  /** The documents of a product, by its id, and the requests for them. */
  | { name: 'document'; id: string }
  | { name: 'chat'; id: string; version: number }
  /** A member of the other company has a conversation open now, or is typing in it; it is not stored. */
  | { name: 'presence'; id: string; typing: boolean }
  | { name: 'cart' }
  /** Lists of what a company usually buys, and the drafts that they make. */
  | { name: 'lists' }
  | { name: 'points' }
  | { name: 'notifications' }
  | { name: 'saved-products' }
  /** The files for Coretax. */
  | { name: 'tax' }
export type ChangeName = Change['name']

/** An audience; only the server decides who belongs to it, a browser cannot ask for one. */
export type Topic = `company:${string}` | `company:${string}/${Permission}` | `user:${string}` | `session:${string}`

/**
 * A change and its audience; or the end of a session, which cuts its browsers off; or a change of what visitors see,
 * which is for the nodes alone: the database announces it itself (decision 0024).
 */
export interface Announcement {
  topics: readonly Topic[]
  change: Change | { name: 'session-over' } | { name: 'catalogue' }
}

/**
 * The topics of a member: their company, what their role may read there, their user and session; of a session that owes
 * a second factor that alone, until its page is loaded anew [ROLE-9, ROLE-10, ADM-1].
 */
export function topicsOf(member: Member): Topic[] {
  if (member.owesSecondFactor) return [`session:${member.sessionId}`]
  return [
    `company:${member.companyId}`,
    ...permissionsOf(member).map((permission) => readersOf(member.companyId, permission)),
    `user:${member.userId}`,
    `session:${member.sessionId}`,
  ]
}

interface Dealing {
  id: string
  version: number
  buyerId: string
  sellerId: string
}

/** To those in both companies who may read negotiations. */
export function negotiationChanged({ id, version, buyerId, sellerId }: Dealing): Announcement {
  return {
    topics: [readersOf(buyerId, 'nego.read'), readersOf(sellerId, 'sales-nego.read')],
    change: { name: 'negotiation', id, version },
  }
}

/** To those in both companies who may read orders; `sellerId` is null until the buyer's company has approved it. */
export function orderChanged(order: Omit<Dealing, 'sellerId'> & { sellerId: string | null }): Announcement {
  const { id, version, buyerId, sellerId } = order
  return {
    topics: [readersOf(buyerId, 'order.read'), ...(sellerId ? [readersOf(sellerId, 'sales.read')] : [])],
    change: { name: 'order', id, version },
  }
}

/** To those in both companies who may read subscriptions. */
export function subscriptionChanged({ id, version, buyerId, sellerId }: Dealing): Announcement {
  return {
    topics: [readersOf(buyerId, 'subscription.read'), readersOf(sellerId, 'customers.read')],
    change: { name: 'subscription', id, version },
  }
}

/** Announces a grant request to its seller alone, since the buyer is not notified before it is granted. */
export function grantChanged({ id, version, sellerId }: Omit<Dealing, 'buyerId'>): Announcement {
  return { topics: [readersOf(sellerId, 'customers.read')], change: { name: 'subscription', id, version } }
}

/** To the companies with a request for a document of the product, and to its seller's document managers. */
export function documentsChanged(product: { id: number; sellerId: string; buyerIds: readonly string[] }): Announcement {
  const { id, sellerId, buyerIds } = product
  return {
    topics: [readersOf(sellerId, 'documents.manage'), ...buyerIds.map((buyerId): Topic => `company:${buyerId}`)],
    change: { name: 'document', id: String(id) },
  }
}

/** To those in both companies who may read what is said between them. */
export function chatChanged({ id, version, buyerId, sellerId }: Dealing): Announcement {
  return {
    topics: [readersOf(buyerId, 'chat.read'), readersOf(sellerId, 'chat.read')],
    change: { name: 'chat', id, version },
  }
}

/** To those in one company of a conversation who may read it: somebody of the other one is there. */
export function presenceShown(to: string, { id, typing }: { id: string; typing: boolean }): Announcement {
  return { topics: [readersOf(to, 'chat.read')], change: { name: 'presence', id, typing } }
}

/** To everybody in the company: a cart is shared. */
export function cartChanged(companyId: string): Announcement {
  return { topics: [`company:${companyId}`], change: { name: 'cart' } }
}

/** To those of the company who may read its orders. */
export function listsChanged(companyId: string): Announcement {
  return { topics: [readersOf(companyId, 'order.read')], change: { name: 'lists' } }
}

/** To those who may read the company's points. */
export function pointsChanged(companyId: string): Announcement {
  return { topics: [readersOf(companyId, 'points.read')], change: { name: 'points' } }
}

/** To everybody in each company, once each. */
export function notificationsChanged(companyIds: readonly string[]): Announcement {
  const topics = [...new Set(companyIds)].map((id): Topic => `company:${id}`)
  return { topics, change: { name: 'notifications' } }
}

/** To the other tabs and devices of the user who read them. */
export function notificationsRead(userId: UserId): Announcement {
  return { topics: [`user:${userId}`], change: { name: 'notifications' } }
}

/** Announces changed saved products to the other tabs and devices of the user. */
export function savedProductsChanged(userId: UserId): Announcement {
  return { topics: [`user:${userId}`], change: { name: 'saved-products' } }
}

/** To those who export the company's invoices to Coretax. */
export function taxChanged(companyId: string): Announcement {
  return { topics: [readersOf(companyId, 'tax.manage')], change: { name: 'tax' } }
}

/** Cuts off every browser of these sessions, on every node. */
export function sessionsRevoked(sessionIds: readonly string[]): Announcement {
  return { topics: sessionIds.map((id): Topic => `session:${id}`), change: { name: 'session-over' } }
}

function readersOf(companyId: string, permission: Permission): Topic {
  return `company:${companyId}/${permission}`
}

/** Messages from the server to a browser. */
export interface ToBrowser {
  change: (change: Change) => void
  /** Changes are delivered from now on; `missed`: there may have been some since the page was made. */
  joined: (missed: boolean) => void
  /** Changes may have been missed: reload everything personal. */
  resync: () => void
  /** The bearer has expired: send a renewed one soon. */
  expired: () => void
}

/** Messages from a browser. */
export interface FromBrowser {
  /** The renewed bearer. */
  refresh: (bearer: unknown) => void
}

/** The path browsers connect to. */
export const LIVE_PATH = '/live/'
