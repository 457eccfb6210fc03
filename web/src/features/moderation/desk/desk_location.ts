export const DESK_AREAS = ['reports', 'members', 'actions', 'system'] as const
type DeskArea = (typeof DESK_AREAS)[number]

/** What the desk shows, from the URL of `/admin`. */
export type DeskLocation = {
  area: DeskArea
  state: 'open' | 'decided'
  kind: string
  reason: string
  q: string
  ticket: string
  /** The member whose actions the log shows. */
  userId: string
  /** The listing whose actions the log shows. */
  itemId: string
}

/** The desk's part of a URL; null where `/admin` shows the documents. */
export function deskLocation(parameters: URLSearchParams): DeskLocation | null {
  const area = DESK_AREAS.find((each) => each === parameters.get('area'))
  if (!area) return null
  return {
    area,
    state: parameters.get('state') === 'decided' ? 'decided' : 'open',
    kind: parameters.get('kind') ?? '',
    reason: parameters.get('reason') ?? '',
    q: parameters.get('find') ?? '',
    ticket: parameters.get('ticket') ?? '',
    userId: parameters.get('user') ?? '',
    itemId: parameters.get('item') ?? '',
  }
}

/** The search of a URL that shows this; what is at its default is left out. */
export function deskSearch({
  area,
  state,
  kind,
  reason,
  q,
  ticket,
  userId,
  itemId,
}: Partial<DeskLocation>): string {
  const given = {
    area,
    state: state === 'decided' && state,
    kind,
    reason,
    find: q,
    ticket,
    user: userId,
    item: itemId,
  }
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `?${new URLSearchParams(pairs)}`
}
