import {
  createSlice,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'
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
type StoredOffer = { stage: Stage; visitedAt: number | null }
type Stage = (typeof STAGES)[number]

type InstallOffer = StoredOffer & {
  /** Whether the browser has given an install prompt that is unused. */
  isInstallable: boolean
}

/** The stored offer; a new visitor's offer if nothing or an invalid text is stored. */
export function readInstallOffer(): StoredOffer {
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
  initialState: (): InstallOffer => ({ ...readInstallOffer(), isInstallable: false }),
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
    installStageChanged: (offer, { payload }: PayloadAction<Stage>) => {
      offer.stage = payload
    },
    installableChanged: (offer, { payload }: PayloadAction<boolean>) => {
      offer.isInstallable = payload
    },
  },
  selectors: {
    selectInstallOffer: (offer) => offer,
  },
})

export const {
  visitStarted,
  visitEnded,
  listingPublished,
  installStageChanged,
  installableChanged,
} = installOfferSlice.actions
export const { selectInstallOffer } = installOfferSlice.selectors

/** Stores each change; an offer that was made, also by another tab, stays so. */
export function listenToInstallOffer({ startListening }: ListenerMiddlewareInstance) {
  startListening.withTypes<WithSlice<typeof installOfferSlice>>()({
    predicate: (_, state, before) => selectInstallOffer(state) !== selectInstallOffer(before),
    effect: (_, { getState }) => {
      if (readInstallOffer().stage === 'made') return
      const { stage, visitedAt } = selectInstallOffer(getState())
      writeStored(INSTALL_OFFER_KEY, JSON.stringify({ stage, visitedAt }))
    },
  })
}
