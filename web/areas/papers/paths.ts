/** Where a seller keeps documents and answers requests. */
export const OWN_DOCUMENTS_PATH = '/pusat-seller/dokumen'
