/** Where a seller keeps documents and answers requests. */
export const OWN_DOCUMENTS_PATH = '/pusat-seller/dokumen'

/** The lots of a shop with their CoA [DOC-2]. */
export const LOT_DOCUMENTS_PATH = `${OWN_DOCUMENTS_PATH}/lot`
