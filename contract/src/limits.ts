/** Numbers both sides hold to. Lengths are characters, sizes bytes. */
export const LIMITS = {
  username: { min: 3, max: 40 },
  fullName: { min: 2, max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 200 },
  location: { min: 2, max: 100 },
  title: { max: 120 },
  description: { max: 5000 },
  message: { max: 2000 },
  documentNumber: { min: 8, max: 40 },
  rejectionReason: { max: 500 },
  searchText: { max: 200 },
  photos: 5,
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  /** The picker takes more than the upload step does; both readings of the product stand. */
  videoPickerBytes: 10 * 1024 * 1024,
  videoUploadBytes: 5 * 1024 * 1024,
  profileImageBytes: 5 * 1024 * 1024,
} as const

/** What an e-mail address looks like, without the signs that carry a meaning in a `mailto:` link or close an attribute. */
export const EMAIL_PATTERN = /^[^\s@?&"']+@[^\s@?&"']+\.[^\s@?&"']+$/

/** Digits and plus signs, 10 to 15 digits. */
export const PHONE_PATTERN = /^(?=(?:\+*\d){10,15}\+*$)[\d+]{10,16}$/

/** 10 to 15 characters: at least 10 digits, with spaces and dashes between them and a plus sign in front. */
export const PROFILE_PHONE_PATTERN = /^(?=.{10,15}$)(?=(?:\D*\d){10})\+?\d[\d -]*$/

/** A number that a message leaves: as listings and profiles write them. */
export const SENDER_PHONE_PATTERN = new RegExp(
  `${PHONE_PATTERN.source}|${PROFILE_PHONE_PATTERN.source}`
)

/** Digits with at most two decimals, as far as the database counts. */
export const PRICE_PATTERN = /^\d{1,10}(\.\d{1,2})?$/

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/mov', 'video/quicktime'] as const
