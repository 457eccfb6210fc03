import type { HttpContext } from '@adonisjs/core/http'
import { createItem } from '#modules/catalogue/commands/create_item'
import { deleteItem } from '#modules/catalogue/commands/delete_item'
import { updateItem } from '#modules/catalogue/commands/update_item'
import ItemPolicy from '#modules/catalogue/policies/item_policy'
import { findItemToChange } from '#modules/catalogue/queries/find_item_to_change'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { getItem } from '#modules/catalogue/queries/get_item'
import { listItems, type ItemsFilter } from '#modules/catalogue/queries/list_items'
import { listSimilarItems } from '#modules/catalogue/queries/list_similar_items'
import {
  createItemValidator,
  listItemsValidator,
  similarItemsValidator,
  updateItemValidator,
} from '#modules/catalogue/validators'

/** Listings: reading them is everybody's, changing one its owner's. */
export default class ItemsController {
  async index(ctx: HttpContext) {
    const { featured, ...query } = await listItemsValidator.validate(ctx.request.qs())
    return sendPage(ctx, { ...query, featured: featured === 'true' })
  }

  async inCategory(ctx: HttpContext) {
    const query = await listItemsValidator.validate(ctx.request.qs())
    const { id: categoryId } = await getCategory(ctx.params.categoryId)
    return sendPage(ctx, { limit: query.limit, cursor: query.cursor, categoryId })
  }

  show({ params }: HttpContext) {
    return getItem(params.id)
  }

  async similar({ params, request }: HttpContext) {
    const { limit } = await similarItemsValidator.validate(request.qs())
    return listSimilarItems(params.id, limit)
  }

  async store({ auth, request, response }: HttpContext) {
    const fields = await request.validateUsing(createItemValidator)
    const item = await createItem(auth.getUserOrFail().id, fields)
    return response.status(201).json(await getItem(item.id))
  }

  async update({ bouncer, params, request }: HttpContext) {
    const item = await findItemToChange(params.id)
    await bouncer.with(ItemPolicy).authorize('change', item)
    await updateItem(item, await request.validateUsing(updateItemValidator))
    return getItem(item.id)
  }

  async destroy({ bouncer, params, response }: HttpContext) {
    const item = await findItemToChange(params.id)
    await bouncer.with(ItemPolicy).authorize('change', item)
    await deleteItem(item)
    return response.noContent()
  }
}

/** A page as a JSON array, and the address of the next one in the `Link` header. */
async function sendPage({ request, response }: HttpContext, filter: ItemsFilter) {
  const { items, nextCursor } = await listItems(filter)
  if (nextCursor) {
    const query = new URLSearchParams({ ...request.qs(), cursor: nextCursor })
    response.header('Link', `<${request.url()}?${query.toString()}>; rel="next"`)
  } else if (!filter.cursor) {
    response.header('X-Total-Count', String(items.length))
  }
  return items
}
