/** The longest texts in characters: the contract refuses longer ones, and the fields of screens hold no more. */
export const LONGEST = {
  address: 200,
  addressLabel: 40,
  carrier: 60,
  city: 60,
  companyName: 100,
  email: 254,
  grade: 40,
  keyword: 100,
  /** Of a person. */
  name: 80,
  negotiationNote: 150,
  orderNote: 200,
  orderReason: 200,
  otherBusiness: 60,
  otherSurveyAnswer: 50,
  // argon2 reads every byte it is given; nobody types more than this
  password: 200,
  promoCode: 40,
  sellerUsername: 80,
  /** A seller's own section of its products: 'etalase'. */
  showcase: 120,
  /** An intended use, a note or a reason. */
  subscriptionText: 300,
  trackingNumber: 60,
  whatsappQuestion: 200,
} as const

/** Lists are numbered from 1 to here; nobody leafs further. */
export const LAST_PAGE = 10_000
