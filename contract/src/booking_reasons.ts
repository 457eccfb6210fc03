import type { BookingReason } from './booking.ts'
import type { Language } from './language.ts'

/** Why a booking was declined or cancelled, for its members; null where the reason says nothing more. */
export const BOOKING_REASONS: Record<Language, Record<BookingReason, string | null>> = {
  en: {
    dates: "The dates don't suit.",
    not_for_rent_now: "It's not for rent at the moment.",
    renter_profile: 'Complete your profile, so that owners know who is asking.',
    dates_taken: 'Another request for these days was accepted.',
    listing_gone: 'The listing is no longer online.',
    member_gone: 'The account of the renter is suspended.',
    did_not_take_place: "The rental didn't happen.",
    plans_changed: 'Plans have changed.',
    item_unavailable: "It's not available after all.",
    other: null,
  },
  hi: {
    dates: 'ये तारीखें ठीक नहीं हैं।',
    not_for_rent_now: 'यह अभी किराए के लिए नहीं है।',
    renter_profile: 'अपनी प्रोफ़ाइल पूरी करें, ताकि मालिक जान सकें कि कौन पूछ रहा है।',
    dates_taken: 'इन दिनों की एक और रिक्वेस्ट स्वीकार हो गई।',
    listing_gone: 'यह लिस्टिंग अब नहीं है।',
    member_gone: 'किराएदार का अकाउंट सस्पेंड है।',
    did_not_take_place: 'लेन-देन नहीं हुआ।',
    plans_changed: 'प्लान बदल गया है।',
    item_unavailable: 'यह अब उपलब्ध नहीं है।',
    other: null,
  },
}
