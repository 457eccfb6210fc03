import vine from '@vinejs/vine'
import { CITY_COORDINATES } from '@saajha/contract/city_coordinates'
import { ITEM_SORTS, PRICE_UNITS } from '@saajha/contract/item'
import { LIMITS, PHONE_PATTERN } from '@saajha/contract/limits'
import { attributeChanges, attributeFilters } from '#modules/catalogue/rules/attribute_fields'
import { amount } from '#shared/http/validation/amount'
import { day } from '#shared/http/validation/day'
import { freeText, parseFreeText } from '#shared/http/validation/free_text'
import { nullToEmptyString } from '#shared/http/validation/null_to_empty_string'
import { phone } from '#shared/http/validation/phone'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { pageFields } from '#shared/http/paging/page_fields'
import { singleLine } from '#shared/http/validation/single_line'
import { wholeNumber } from '#shared/http/validation/whole_number'

const duration = () => wholeNumber().range([LIMITS.rentalDuration.min, LIMITS.rentalDuration.max])

const optionalFields = {
  attributes: attributeChanges().optional(),
  priceUnit: vine.enum(PRICE_UNITS).optional(),
  contactPhone: phone(PHONE_PATTERN).nullable().optional(),
  imageUrls: vine
    .array(vine.string().maxLength(500))
    .maxLength(LIMITS.photos)
    .distinct()
    .optional(),
  videoUrl: vine.string().maxLength(500).nullable().optional(),
  minRentalDuration: duration().optional(),
  maxRentalDuration: duration().nullable().optional(),
  deposit: amount().nullable().optional(),
  weeklyPrice: amount().nullable().optional(),
  monthlyPrice: amount().nullable().optional(),
  quantity: wholeNumber().range([LIMITS.quantity.min, LIMITS.quantity.max]).optional(),
  bufferDays: wholeNumber().range([0, LIMITS.bufferDays.max]).optional(),
  noticeDays: wholeNumber().range([0, LIMITS.noticeDays.max]).optional(),
}

const title = () => vine.string().use(singleLine()).minLength(1).maxLength(LIMITS.title.max)
const description = () => freeText(LIMITS.description.max).minLength(1)
const categoryId = () => vine.string().trim().maxLength(60)
const location = () =>
  vine.string().use(singleLine()).minLength(LIMITS.location.min).maxLength(LIMITS.location.max)

const itemCodes = validationCodes({
  'title': 'titleRequired',
  'description': 'descriptionRequired',
  'categoryId': 'categoryRequired',
  'price': 'fixedPriceInvalid',
  'priceUnit': 'fixedPriceInvalid',
  'location': 'listedLocationRequired',
  'contactPhone': 'contactPhoneInvalid',
  'deposit': 'priceInvalid',
  'weeklyPrice': 'priceInvalid',
  'monthlyPrice': 'priceInvalid',
  'imageUrls.array.maxLength': 'tooManyPhotos',
})

/** A new listing. The price is required unless it is negotiable. */
export const createItemValidator = vine.create({
  title: title(),
  description: description(),
  categoryId: categoryId(),
  location: location(),
  isNegotiable: vine.boolean().optional(),
  price: amount()
    .nullable()
    .optional()
    .requiredWhen(
      (field) => !vine.helpers.isTrue((field.parent as { isNegotiable?: unknown }).isNegotiable)
    ),
  ...optionalFields,
})
createItemValidator.messagesProvider = itemCodes

/** Any fields of a listing. Null for a required field is an error, not "unchanged". */
export const updateItemValidator = vine.create({
  title: title().parse(nullToEmptyString).optional(),
  description: description()
    .parse((value) => nullToEmptyString(parseFreeText(value)))
    .optional(),
  categoryId: categoryId().minLength(1).parse(nullToEmptyString).optional(),
  location: location().parse(nullToEmptyString).optional(),
  isNegotiable: vine.boolean().optional(),
  price: amount().nullable().optional(),
  isAvailable: vine.boolean().optional(),
  ...optionalFields,
})
updateItemValidator.messagesProvider = itemCodes

const flag = () => vine.enum(['true', 'false']).optional()

/** The filter of a list; unknown fields are ignored. */
const itemsFields = {
  q: vine.string().trim().maxLength(LIMITS.searchText.max).optional(),
  location: vine.string().trim().maxLength(LIMITS.location.max).optional(),
  recent: flag(),
  featured: flag(),
  // A cached list of an owner is evicted by the id as PostgreSQL writes it.
  ownerId: vine.string().toLowerCase().maxLength(60).optional(),
  categoryId: vine.string().maxLength(60).optional(),
  category: vine.string().maxLength(60).optional(),
  minPrice: amount().optional(),
  maxPrice: amount().optional(),
  unit: vine.enum(PRICE_UNITS).optional(),
  negotiable: flag(),
  verified: flag(),
  from: day().optional(),
  to: day().optional(),
  units: wholeNumber().range([LIMITS.quantity.min, LIMITS.quantity.max]).optional(),
  ...attributeFilters(),
}

const listedCity = vine.createRule((value, _, field) => {
  if (!CITY_COORDINATES.has(String(value))) field.report('Not a city of the list', 'enum', field)
})

const filterCodes = validationCodes({
  minPrice: 'priceInvalid',
  maxPrice: 'priceInvalid',
  unit: 'priceUnitInvalid',
  sort: 'sortInvalid',
  negotiable: 'flagInvalid',
  verified: 'flagInvalid',
})

/** Ids separated by commas. Malformed ones are treated like unknown ones. */
const ids = () =>
  vine
    .array(vine.string().maxLength(60))
    .maxLength(LIMITS.itemIds)
    .parse((value) => (typeof value === 'string' ? value.split(',') : value))
    .optional()

/** The query of `GET /api/items`. */
export const listItemsValidator = vine.create({
  ...itemsFields,
  ids: ids(),
  sort: vine.enum(ITEM_SORTS).optional(),
  near: vine.string().maxLength(LIMITS.location.max).use(listedCity()).optional(),
  ...pageFields,
})
listItemsValidator.messagesProvider = filterCodes

/** The query of `GET /api/items/facets`: the same filter without sort, limit and cursor. */
export const itemFacetsValidator = vine.create(itemsFields)
itemFacetsValidator.messagesProvider = filterCodes

/** The query of `GET /api/items/suggestions`. */
export const suggestionsValidator = vine.create({ q: itemsFields.q })
suggestionsValidator.messagesProvider = validationCodes({})

/** The query of `GET /api/items/:id/similar`. */
export const similarItemsValidator = vine.create({
  limit: wholeNumber().range([1, 24]).optional(),
})
similarItemsValidator.messagesProvider = validationCodes({})
