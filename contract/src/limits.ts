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

/** Digits and plus signs, 10 to 15 digits. */
export const PHONE_PATTERN = /^(?=(?:\+*\d){10,15}\+*$)[\d+]{10,16}$/

/** Digits with at most two decimals, as far as the database counts. */
export const PRICE_PATTERN = /^\d{1,10}(\.\d{1,2})?$/

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/mov', 'video/quicktime'] as const
