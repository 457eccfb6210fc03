export { BookingReviews } from '@/features/reviews/components/booking_reviews'
export { ReviewsOnScreen } from '@/features/reviews/components/reviews_on_screen'
