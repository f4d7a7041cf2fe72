/** The longest texts in characters, both in the contract and in the screens' fields. */
export const LONGEST = {
  /** The text about a shop. */
  aboutShop: 600,
  address: 200,
  addressLabel: 40,
  /** The text of an article, in Markdown. */
  articleBody: 40_000,
  articleCategory: 40,
  /** The words of an article's address. */
  articleWords: 120,
  articleTitle: 160,
  /** The keyword of an article's cover. */
  coverKeyword: 60,
  /** A code, an address or a name in a row of a quick order. */
  quickCode: 200,
  /** A quantity as it is typed there: '1.250,5 kg'. */
  quickQuantity: 40,
  /** The name of a list of what a company usually buys. */
  listName: 60,
  /** The last part of an article's address. */
  articleSlug: 140,
  bannerHeading: 80,
  bannerLink: 200,
  bannerText: 160,
  categoryText: 120,
  carrier: 60,
  /** More than a page: longer texts are attached as a file. */
  chatMessage: 10_000,
  /** The name of a reply that a seller keeps. */
  chatReplyTitle: 60,
  /** A reply that a seller keeps. */
  chatReply: 2000,
  /** The fault of claimed goods, the reason of a refusal. */
  claimText: 500,
  /** The name of a bank. */
  bank: 60,
  city: 60,
  /** The reason of a product report. */
  complaint: 500,
  companyName: 100,
  /** 'drum fiber' */
  container: 60,
  /** The administrator's answer to a question of the contact form. */
  contactReply: 2000,
  /** The administrator's note to a company with a decision. */
  decisionNote: 500,
  /** Why the administrator declines something. */
  declineReason: 200,
  /** Why a buyer needs a document of a product. */
  documentNote: 150,
  /** Why a seller declines to give one. */
  documentReason: 200,
  email: 254,
  /** An answer of the FAQ, in Markdown. */
  faqAnswer: 4000,
  faqQuestion: 200,
  /** The heading that questions of the FAQ stand under. */
  faqSection: 60,
  /** 'serbuk kristal' */
  form: 60,
  grade: 40,
  hazard: 200,
  /** The name of a day on which the country does not work. */
  holiday: 80,
  inci: 120,
  keyword: 100,
  /** The name or the number of a licence to sell. */
  licence: 60,
  /** Who makes the goods of an offer. */
  maker: 100,
  materialDescription: 2000,
  /** 'pengatur keasaman' */
  materialFunction: 80,
  materialName: 100,
  /** The slug in a material's address. */
  materialSlug: 120,
  /** The role of who wrote an article: 'Tim Penjaminan Mutu'. */
  authorRole: 60,
  /** A person's name. */
  name: 80,
  negotiationNote: 150,
  /** The seller's text of an offer. */
  offerText: 4000,
  orderNote: 200,
  orderReason: 200,
  origin: 60,
  otherBusiness: 60,
  otherSurveyAnswer: 50,
  surveyLead: 200,
  surveyOption: 80,
  surveyQuestion: 100,
  /** The push subscription of a browser. */
  pushToken: 2000,
  // argon2 reads every byte it gets; longer ones are not typed
  password: 200,
  /** The name of a seller's offer. */
  productName: 120,
  priceList: 80,
  promoCode: 40,
  /** The name of a promotion code or of a reward. */
  rewardName: 80,
  sellerUsername: 80,
  /** A seller's own code of a product. */
  sku: 60,
  /** The name of a version of a page. */
  pageTitle: 100,
  pageVersion: 20,
  /** '25 kg drum fiber' */
  packLabel: 80,
  /** '25 kg' */
  packSize: 40,
  /** The alternative text of a photo. */
  photoText: 120,
  /** The buyer's own number of an order. */
  poNumber: 50,
  /** A seller's own section of its products: 'etalase'. */
  showcase: 120,
  showcaseName: 60,
  /** How it is stored. */
  storage: 200,
  /** An intended use, a note or a reason. */
  subscriptionText: 300,
  /** Why a stock was changed by hand. */
  stockReason: 200,
  lotNumber: 60,
  /** The text of a testimonial. */
  testimonial: 400,
  trackingNumber: 60,
  whatsappQuestion: 200,
} as const

/** Values of one filter at once: more than anybody ticks. */
export const MOST_FILTER_VALUES = 20

/** Products requested by their ids at once: a page of them. */
export const MOST_CARDS = 60

/** Rows of a list that can be read where its count is stored. */
export const MOST_LISTED = 10_000

/** Entries of the audit log that are counted; of more it is said that there are more. */
export const MOST_AUDITED = 10_000

/** How far ahead a buyer may ask for delivery, in days. */
export const MOST_DAYS_AHEAD = 365

/** How many days after the day it was placed an order may still be approved, until midnight in Jakarta. */
export const MOST_DAYS_TO_APPROVE = 7

/** The last page of a list that can be requested. */
export const LAST_PAGE = 10_000

/** Days that filters of lists take. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2099-12-31'

/** The most that a company can accumulate. Real companies have far less; more is a flood. */
export const MOST = {
  /** Orders that one payment pays. */
  paidTogether: 100,
  /** Proofs of payment of one order that await a decision. */
  proofsWaiting: 10,
  /** How often a buyer may ask to cancel what is open of one order. */
  cancelRequests: 3,
  addresses: 50,
  /** Lines of the cart: as many as one checkout takes. */
  /** Lines of a shipment, each lot of a line on its own. */
  shipmentRows: 1_000,
  cartLines: 200,
  /** Products beside one another in a comparison: as many as a laptop has room for. */
  comparedProducts: 4,
  /** Banners of the home page, planned and past ones too. */
  banners: 10,
  /** Questions of the FAQ, and testimonials: more than anybody reads. */
  entries: 500,
  /** Options of the survey beside 'Lainnya': more than anybody reads before choosing. */
  surveyOptions: 15,
  /** Versions of the survey, which are shown on one page. */
  surveyVersions: 100,
  /** Lists of what a company usually buys, and products of one. */
  shoppingLists: 100,
  listLines: 500,
  /** Of these, those that are shown at once. */
  listLinesShown: 40,
  /** Rows of a quick order, checked at once. */
  quickRows: 500,
  /** Products that one row of it may mean: more than anybody chooses among. */
  quickChoices: 8,
  /** Products to choose among that all rows of one check name together. */
  quickChoicesAtOnce: 400,
  /** Products out of stock whose return one person awaits. */
  awaitedProducts: 200,
  /** Products that one person keeps as favourites. */
  favourites: 200,
  /** Steps of a negotiation, which lasts a day, until offers can only be answered and no longer changed. */
  negotiationSteps: 20,
  /** Cancellations a day that one seller is notified of. */
  cancellationsADay: 30,
  /** Products that one person reports in a day: an administrator reads each. */
  complaintsADay: 10,
  /** Reports of one product that administrators are shown, and decide on, at once. */
  complaintsShown: 100,
  /** Withdrawals a day of a company's orders that waited for approval: each had taken stock from everybody else. */
  withdrawalsADay: 30,
  /** Photos that a claim comes with, and that a company uploads for its claims in a day. */
  claimPhotos: 8,
  claimPhotosADay: 100,
  /** Files that a company hands in for its conversations in a day: what was sent stays for good. */
  chatFilesADay: 200,
  /** Questions of the contact form that are stored in a day, from all networks together. */
  contactMessagesADay: 5000,
  /** Stored questions of the contact form a day from one network, which staff may share, and from one person. */
  contactMessagesOfNetworkADay: 30,
  contactMessagesOfPersonADay: 10,
  /** Documents of products that a company asks for in a day: each request reaches a seller. */
  documentRequestsADay: 50,
  /** Documents of quality that a buyer takes along in one zip: a few years of a company's purchases. */
  documentsInZip: 300,
  /** Those of them that are chosen one by one: a page of the list. */
  documentsChosen: 60,
  /** Materials a day that a company proposes: the administrator reads each. */
  materialProposalsADay: 20,
  /** Licences by which one company sells. */
  licences: 10,
  /** Rows of a file that changes products. */
  importRows: 20_000,
  /** Columns of one. */
  importColumns: 100,
  /** Such files of a shop that are checked and wait to be applied: each keeps all its rows. */
  waitingImports: 10,
  /** Deliveries of one product that a seller expects at once. */
  expectedGoods: 50,
  /** Working days in which a seller brings what is not there: a third of a year. */
  leadDays: 90,
  materialFunctions: 15,
  /** Further names of a material, as they are typed. */
  materialNames: 60,
  /** Further names of a material after merges. */
  mergedNames: 1000,
  /**
   * Searches of one network in a day that are counted when they find nothing, so that no visitor can push a word up.
   */
  emptySearchesADay: 20,
  /** Different searches that found nothing, counted in a day; further ones are not stored. */
  emptySearchWordsADay: 1000,
  /** Members and open invitations together. */
  members: 100,
  /** Photos of a product. */
  photos: 8,
  /** Browsers of one person that take push messages; one more silences the one registered first. */
  pushDevices: 20,
  /** Requests for subscriptions that no seller has answered. */
  openSubscriptionRequests: 50,
  /** Prices in the list of one customer. */
  listedPrices: 2000,
  /** Prices that a product has besides those of its levels, those of customers' lists apart. */
  priceRules: 40,
  /** Further names of an offer. */
  offerNames: 20,
  /** Days on which a seller says that it is closed. */
  holidays: 60,
  /** Vouchers of a shop that have neither ended nor been closed: a checkout shows them all. */
  shopVouchers: 50,
  /** Collections of a seller, and those that one offer belongs to. */
  showcases: 50,
  /** Documents in store, those included that sellers keep after they were replaced or removed. */
  storedDocuments: 200,
  /** Devices on which somebody is signed in; one more signs out the one not used for longest. */
  sessions: 100,
} as const
