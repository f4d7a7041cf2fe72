/** Where somebody who tries things out says that a virtual account was paid. */
export const TEST_PROVIDER_PATH = '/penyedia-uji'
