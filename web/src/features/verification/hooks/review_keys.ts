/** What administrators know of submitted documents; below it `pages` and `counts`. */
export const REVIEWS_KEY = ['/api/admin/verification-documents'] as const
