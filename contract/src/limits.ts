/** The limits of a search box, in characters. They are apart, since the first page has no use for the others. */
export const SEARCH_LIMITS = {
  location: { min: 2, max: 100 },
  searchText: { max: 200 },
} as const

/** Limits that the web and the API both enforce. Lengths are in characters, sizes in bytes. */
export const LIMITS = {
  ...SEARCH_LIMITS,
  username: { min: 3, max: 40 },
  fullName: { min: 2, max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 200 },
  title: { max: 120 },
  description: { max: 5000 },
  message: { max: 2000 },
  reportText: { max: 2000 },
  /** What an administrator writes to the reporter. */
  reportAnswer: { max: 1000 },
  reviewText: { max: 1000 },
  reviewAnswer: { max: 1000 },
  bookingNote: { max: 500 },
  meeting: { max: 140 },
  handoverNote: { max: 1000 },
  /** The texts of a member about one problem that the other member reported. */
  problemStatements: 5,
  depositNote: { max: 300 },
  /** The parts of an item that are listed at a handover, and the length of each. */
  handoverParts: { max: 30, length: 60 },
  /** In each record of a handover. */
  handoverPhotos: 6,
  documentNumber: { max: 40 },
  rejectionReason: { max: 500 },
  /** A shorter text has no suggestions. */
  suggestedText: { min: 2 },
  /** In price units. */
  rentalDuration: { min: 1, max: 3650 },
  /** From the first to the last day of a rental. */
  rentalDays: { max: 366 },
  /** The last day of a rental, and the last that an owner blocks, from today. */
  yearsAhead: 2,
  /** Identical pieces of a listing. */
  quantity: { min: 1, max: 500 },
  /** Days after each rental on which a listing cannot be rented. */
  bufferDays: { max: 7 },
  /** Days between a request and the first day of its rental. */
  noticeDays: { max: 30 },
  /** The ids in one request for items by id. */
  itemIds: 50,
  photos: 5,
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  /** Of a photo, in pixels: WebP's maximum. */
  photoSide: 16_383,
  /** The product spec names both limits: the file picker accepts larger videos than the upload does. */
  videoPickerBytes: 10 * 1024 * 1024,
  videoUploadBytes: 5 * 1024 * 1024,
  profileImageBytes: 5 * 1024 * 1024,
} as const

/** An email without the characters that have a meaning in a `mailto:` link or end an HTML attribute. */
export const EMAIL_PATTERN = /^[^\s@?&"']+@[^\s@?&"']+\.[^\s@?&"']+$/

/** Digits and plus signs, 10 to 15 digits. */
export const PHONE_PATTERN = /^(?=(?:\+*\d){10,15}\+*$)[\d+]{10,16}$/

/** 10 to 15 characters: at least 10 digits, with spaces and dashes between them and a plus sign in front. */
export const PROFILE_PHONE_PATTERN = /^(?=.{10,15}$)(?=(?:\D*\d){10})\+?\d[\d -]*$/

/** The phone number of a message's sender: the format of listings or of profiles. */
export const SENDER_PHONE_PATTERN = new RegExp(
  `${PHONE_PATTERN.source}|${PROFILE_PHONE_PATTERN.source}`
)

/** At most ten digits and two decimals, the range of the database column. */
export const PRICE_PATTERN = /^\d{1,10}(\.\d{1,2})?$/

/** The code of a handover. */
export const HANDOVER_CODE_PATTERN = /^\d{4}$/

/** HH:MM, from 00:00 to 23:59. */
export const TIME_OF_DAY_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/mov', 'video/quicktime'] as const
