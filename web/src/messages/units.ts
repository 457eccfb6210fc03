import { inLanguage } from '@/messages/in_language'

/** The number of identical pieces to book. */
export const units = inLanguage({
  en: {
    pieces: 'Pieces',
    fewerPieces: 'One piece less',
    morePieces: 'One piece more',
    piecesLeft: ({ count }: { count: string }) => `${count} left on these days`,
    ofPieces: ({ count }: { count: string }) => `of ${count}`,
  },
  hi: {
    pieces: 'कितने पीस',
    fewerPieces: 'एक कम',
    morePieces: 'एक और',
    piecesLeft: ({ count }) => `इन तारीखों पर ${count} बाकी`,
    ofPieces: ({ count }) => `${count} में से`,
  },
})
