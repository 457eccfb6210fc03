/** Query key prefix of submitted documents for administrators; followed by `pages` or `counts`. */
export const REVIEWS_KEY = ['/api/admin/verification-documents'] as const
