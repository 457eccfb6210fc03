import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { createItem } from '#modules/catalogue/commands/create_item'
import { deleteItem } from '#modules/catalogue/commands/delete_item'
import { updateItem } from '#modules/catalogue/commands/update_item'
import { itemsFilter } from '#modules/catalogue/items_filter'
import { limitSearches } from '#modules/catalogue/limits'
import { noteView } from '#modules/catalogue/note_view'
import ItemPolicy from '#modules/catalogue/policies/item_policy'
import { findItemToChange } from '#modules/catalogue/queries/find_item_to_change'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { getItem } from '#modules/catalogue/queries/get_item'
import { listItems } from '#modules/catalogue/queries/list_items'
import { listSimilarItems } from '#modules/catalogue/queries/list_similar_items'
import {
  createItemValidator,
  listItemsValidator,
  similarItemsValidator,
  updateItemValidator,
} from '#modules/catalogue/validators'
import { sentPage } from '#shared/http/sent_page'

/** Listings: reading them is everybody's, changing one its owner's. */
export default class ItemsController {
  async index(ctx: HttpContext): Promise<Item[]> {
    const query = await listItemsValidator.validate(ctx.request.qs())
    if (query.q || query.location) await limitSearches(ctx.request.ip())
    return sentPage(ctx, await listItems(itemsFilter(query)))
  }

  /** The listings of one shelf, newest first. */
  async inCategory(ctx: HttpContext): Promise<Item[]> {
    const { limit, cursor } = await listItemsValidator.validate(ctx.request.qs())
    const { id: categoryId } = await getCategory(ctx.params.categoryId)
    return sentPage(ctx, await listItems({ limit, cursor, categoryId }))
  }

  async show({ params, request }: HttpContext): Promise<Item> {
    const item = await getItem(params.id)
    noteView(request, item)
    return item
  }

  async similar({ params, request }: HttpContext): Promise<Item[]> {
    const { limit } = await similarItemsValidator.validate(request.qs())
    return listSimilarItems(params.id, limit)
  }

  async store({ auth, request, response }: HttpContext): Promise<Item> {
    const fields = await request.validateUsing(createItemValidator)
    const item = await createItem(auth.getUserOrFail().id, fields)
    response.status(201)
    return getItem(item.id)
  }

  async update({ bouncer, params, request }: HttpContext): Promise<Item> {
    const item = await findItemToChange(params.id)
    await bouncer.with(ItemPolicy).authorize('change', item)
    await updateItem(item, await request.validateUsing(updateItemValidator))
    return getItem(item.id)
  }

  async destroy({ bouncer, params, response }: HttpContext): Promise<void> {
    const item = await findItemToChange(params.id)
    await bouncer.with(ItemPolicy).authorize('change', item)
    await deleteItem(item)
    response.noContent()
  }
}
