import { accountRefusals } from './accounts/refusals.ts'
import { administrationRefusals } from './administration/refusals.ts'
import { bankingRefusals } from './bank-accounts/refusals.ts'
import { calendarRefusals } from './calendar/refusals.ts'
import { cartRefusals } from './cart/refusals.ts'
import { catalogueRefusals } from './catalogue/refusals.ts'
import { chatRefusals } from './chat/refusals.ts'
import { claimRefusals } from './claims/refusals.ts'
import { companyRefusals } from './companies/refusals.ts'
import { contactRefusals } from './contact/refusals.ts'
import { contentRefusals } from './content/refusals.ts'
import { documentLibraryRefusals } from './document-library/refusals.ts'
import { fillWords } from './fill-words.ts'
import { importRefusals } from './imports/refusals.ts'
import { loyaltyRefusals } from './loyalty/refusals.ts'
import { materialRefusals } from './materials/refusals.ts'
import { memberRefusals } from './members/refusals.ts'
import { negotiationRefusals } from './negotiations/refusals.ts'
import { notificationRefusals } from './notifications/refusals.ts'
import { onboardingRefusals } from './onboarding/refusals.ts'
import { orderDocumentRefusals } from './order-documents/refusals.ts'
import { orderRefusals } from './orders/refusals.ts'
import { paymentRefusals } from './payments/refusals.ts'
import { productDocumentRefusals } from './product-documents/refusals.ts'
import { productReportRefusals } from './product-reports/refusals.ts'
import { quickOrderRefusals } from './quick-order/refusals.ts'
import { receivableRefusals } from './receivables/refusals.ts'
import { generalRefusals, type RefusalTable } from './refusals.ts'
import { savedProductRefusals } from './saved-products/refusals.ts'
import { shopVoucherRefusals } from './seller-vouchers/refusals.ts'
import { shipmentRefusals } from './shipments/refusals.ts'
import { shoppingListRefusals } from './shopping-lists/refusals.ts'
import { stockRefusals } from './stock/refusals.ts'
import { subscriptionRefusals } from './subscriptions/refusals.ts'
import { surveyRefusals } from './surveys/refusals.ts'
import { taxRefusals } from './tax/refusals.ts'

const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...companyRefusals,
  ...calendarRefusals,
  ...memberRefusals,
  ...notificationRefusals,
  ...materialRefusals,
  ...catalogueRefusals,
  ...productReportRefusals,
  ...onboardingRefusals,
  ...bankingRefusals,
  ...savedProductRefusals,
  ...cartRefusals,
  ...quickOrderRefusals,
  ...shopVoucherRefusals,
  ...negotiationRefusals,
  ...receivableRefusals,
  ...paymentRefusals,
  ...orderRefusals,
  ...shipmentRefusals,
  ...taxRefusals,
  ...claimRefusals,
  ...shoppingListRefusals,
  ...orderDocumentRefusals,
  ...productDocumentRefusals,
  ...documentLibraryRefusals,
  ...stockRefusals,
  ...importRefusals,
  ...loyaltyRefusals,
  ...subscriptionRefusals,
  ...surveyRefusals,
  ...contactRefusals,
  ...contentRefusals,
  ...administrationRefusals,
  ...chatRefusals,
} satisfies RefusalTable

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  /** The field to mark, by its name in the body's schema or on the wire. */
  field?: string
  /** Values for the `{name}` places of the sentence. */
  words?: Record<string, string>
  retryAfterSeconds?: number
}

/** An expected 'no'. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails
  readonly sentence: string

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    const when = waitInWords(details.retryAfterSeconds ?? 0)
    this.sentence = fillWords(refusals[code].sentence, { when, ...details.words })
  }

  get field(): string | undefined {
    return this.details.field
  }

  get retryAfterSeconds(): number | undefined {
    return this.details.retryAfterSeconds
  }

  get status(): number {
    return refusals[this.code].status
  }
}

/** The refusal of a check, or null. */
export function refusalOf(check: () => void): Refusal | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** 'sebentar lagi', 'dalam 45 menit', 'dalam 24 jam'. */
function waitInWords(seconds: number): string {
  if (seconds <= 120) return 'sebentar lagi'
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `dalam ${minutes} menit` : `dalam ${Math.ceil(minutes / 60)} jam`
}
