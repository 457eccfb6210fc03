import { createSlice, type ListenerMiddlewareInstance, type PayloadAction } from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** The `localStorage` key of the install offer, `StoredOffer` as JSON. */
export const INSTALL_OFFER_KEY = `${PRODUCT_NAME}_install_offer`

/** A visit is another one after this time without a page. */
const NEW_VISIT_MS = 30 * 60_000

const STAGES = ['waiting', 'due', 'made'] as const

/**
 * The offer is due from the second visit or the first published listing on, and made once. `visitedAt` is the time of the last
 * visit in milliseconds; null before the first.
 */
type StoredOffer = { stage: (typeof STAGES)[number]; visitedAt: number | null }

type InstallOffer = StoredOffer & {
  /** Whether the browser has given an install prompt that is unused. */
  isInstallable: boolean
}

function readOffer(): StoredOffer {
  try {
    const stored = JSON.parse(readStored(INSTALL_OFFER_KEY) ?? '{}') as Partial<StoredOffer>
    return {
      stage: STAGES.find((stage) => stage === stored.stage) ?? 'waiting',
      visitedAt: typeof stored.visitedAt === 'number' ? stored.visitedAt : null,
    }
  } catch {
    return { stage: 'waiting', visitedAt: null }
  }
}

/** The offer to install the app. */
export const installOfferSlice = createSlice({
  name: 'installOffer',
  initialState: (): InstallOffer => ({ ...readOffer(), isInstallable: false }),
  reducers: {
    visitStarted: (offer, { payload: now }: PayloadAction<number>) => {
      const isLater = offer.visitedAt !== null && now - offer.visitedAt >= NEW_VISIT_MS
      if (offer.stage === 'waiting' && isLater) offer.stage = 'due'
      offer.visitedAt = now
    },
    visitEnded: (offer, { payload: now }: PayloadAction<number>) => {
      offer.visitedAt = now
    },
    listingPublished: (offer) => {
      if (offer.stage === 'waiting') offer.stage = 'due'
    },
    installOfferMade: (offer) => {
      offer.stage = 'made'
    },
    installOfferRead: (offer) => {
      offer.stage = readOffer().stage
    },
    installPromptReceived: (offer) => {
      offer.isInstallable = true
    },
    installPromptClosed: (offer) => {
      offer.isInstallable = false
    },
  },
  selectors: {
    selectIsInstallable: ({ isInstallable }) => isInstallable,
    selectIsInstallOfferDue: ({ stage, isInstallable }) => stage === 'due' && isInstallable,
  },
})

export const {
  visitStarted,
  visitEnded,
  listingPublished,
  installOfferMade,
  installOfferRead,
  installPromptReceived,
  installPromptClosed,
} = installOfferSlice.actions
export const { selectIsInstallable, selectIsInstallOfferDue } = installOfferSlice.selectors

/** Stores each change; an offer that was made, also by another tab, stays so. */
export function listenToInstallOffer({ startListening }: ListenerMiddlewareInstance) {
  const offerOf = (state: unknown) => (state as { installOffer: InstallOffer }).installOffer
  startListening({
    predicate: (_, state, before) => offerOf(state) !== offerOf(before),
    effect: (_, { getState }) => {
      if (readOffer().stage === 'made') return
      const { stage, visitedAt } = offerOf(getState())
      writeStored(INSTALL_OFFER_KEY, JSON.stringify({ stage, visitedAt }))
    },
  })
}
