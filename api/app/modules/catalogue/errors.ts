import { HttpError } from '#shared/http/errors/http_error'

export class UnknownItemError extends HttpError {
  constructor() {
    super(404, 'Item not found')
  }
}

export class UnknownCategoryError extends HttpError {
  constructor() {
    super(404, "The category you're looking for doesn't exist.")
  }
}

export class MissingCategoryError extends HttpError {
  constructor() {
    super(422, 'Category is required', 'categoryId')
  }
}

export class RentalDurationError extends HttpError {
  constructor() {
    super(422, 'The maximum rental duration must not be below the minimum.', 'maxRentalDuration')
  }
}

export class ForeignMediaError extends HttpError {
  constructor(field: 'imageUrls' | 'videoUrl') {
    super(422, 'Please upload your photos and video here before you add them.', field)
  }
}

export class PriceRangeError extends HttpError {
  constructor() {
    super(422, 'The highest price must not be below the lowest.', 'maxPrice')
  }
}
