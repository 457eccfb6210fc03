import { Refusal } from '#shared/http/refusal'

export class UnknownItemError extends Refusal {
  constructor() {
    super(404, 'Item not found')
  }
}

export class UnknownCategoryError extends Refusal {
  constructor() {
    super(404, "The category you're looking for doesn't exist.")
  }
}

export class MissingCategoryError extends Refusal {
  constructor() {
    super(422, 'Category is required', 'categoryId')
  }
}

export class ForeignMediaError extends Refusal {
  constructor(field: 'imageUrls' | 'videoUrl') {
    super(422, 'Please upload your photos and video here before you add them.', field)
  }
}

export class InvalidCursorError extends Refusal {
  constructor() {
    super(
      422,
      'This page of the list is no longer known. Please start from the first page.',
      'cursor'
    )
  }
}
