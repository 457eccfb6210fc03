/** The query key of everything that the desk reads; a decision refetches it. */
export const DESK_KEY = ['/api/admin/desk']
