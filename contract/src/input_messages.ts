/** Messages about invalid input by error code, the same in the web's forms and in API responses. */
export const INPUT_MESSAGES = {
  loginUsernameRequired: 'Username or email is required',
  loginPasswordRequired: 'Password is required',
  currentPasswordRequired: 'Please enter your current password',
  invalidCredentials: 'Invalid credentials',

  usernameTooShort: 'Username must be at least 3 characters',
  emailInvalid: 'Please enter a valid email address',
  fullNameTooShort: 'Full name must be at least 2 characters',
  locationTooShort: 'Location must be at least 2 characters',
  passwordTooShort: 'Password must be at least 6 characters',

  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  categoryRequired: 'Category is required',
  fixedPriceInvalid:
    'Price and duration are required for fixed pricing, and price must be a valid decimal',
  listedLocationRequired: 'Location is required when selecting from list',
  contactPhoneInvalid:
    'Please enter a valid phone number using only numbers (0-9) and + sign, with 10-15 digits',

  profilePhoneInvalid: 'Please enter a valid phone number, like +91 98220 12345',

  upiIdInvalid: 'Please enter a UPI ID, like asha@okaxis',

  priceInvalid: 'Please enter a price in rupees, like 500 or 499.50',
  amountCommaUnclear: 'Please check the comma: write paise after a point, like 499.50',

  invisibleCharacters: 'Please remove line breaks and invisible characters',
  tickNotAllowed: 'Please remove the tick. Only verified members have it',
  tooManyMarks: 'Please remove extra accents or marks',
  letterRequired: 'Please use at least one letter or digit',
  usernameMixesScripts: 'Please write your username in one script, such as English or Hindi',

  returnTimeInvalid: 'On the same day, the return has to be after the collection.',

  bookingReasonRequired: 'Please choose a reason.',
  messageRequired: 'Please write a message.',
  starsRequired: 'Please choose one to five stars.',

  documentFieldsRequired: 'Please fill in all required fields.',
  rejectionReasonRequired: 'Rejection reason required',

  tooManyPhotos: 'You can upload maximum 5 photos.',
  photoTypeInvalid: 'Only JPEG, PNG, and WebP images are allowed.',
  videoTypeInvalid: 'Only MP4, WebM, and MOV videos are allowed.',
} as const
