import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { createItem } from '#modules/catalogue/commands/create_item'
import { deleteItem } from '#modules/catalogue/commands/delete_item'
import { updateItem } from '#modules/catalogue/commands/update_item'
import { itemsFilter } from '#modules/catalogue/lists/items_filter'
import { mayReadMany } from '#modules/catalogue/lists/list_filter'
import {
  limitItemChanges,
  limitItemReads,
  limitLists,
  limitNewItems,
  limitSearches,
  runSearch,
} from '#modules/catalogue/limits'
import { recordView } from '#modules/catalogue/http/record_view'
import ItemPolicy from '#modules/catalogue/policies/item_policy'
import { findCreatedItem } from '#modules/catalogue/queries/find_created_item'
import { findItemToChange } from '#modules/catalogue/queries/find_item_to_change'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { getChangedItem } from '#modules/catalogue/queries/get_changed_item'
import { getItem } from '#modules/catalogue/queries/get_item'
import { listItems } from '#modules/catalogue/queries/list_items'
import { listSimilarItems } from '#modules/catalogue/queries/list_similar_items'
import { searchItems } from '#modules/catalogue/search/search_items'
import {
  createItemValidator,
  listItemsValidator,
  similarItemsValidator,
  updateItemValidator,
} from '#modules/catalogue/validators'
import { jsonList, type JsonOf } from '#shared/database/json_of'
import { visitorOf } from '#shared/http/limits/visitor'
import { idempotencyKeyValidator } from '#shared/http/validation/idempotency_key'
import { publicResponse, jsonResponse } from '#shared/http/cache/public_response'
import { sendPage } from '#shared/http/paging/send_page'

/** Listings: public to read; only the owner may change one. */
export default class ItemsController {
  /**
   * One page of the listed items, in the order of `sort`: by default newest first, for a search by relevance. With `near`, a
   * city of the list, at most twelve items, those of the nearest city first, whatever the sort order. With the days `from` and
   * `to` only items with `units` pieces free on these days; a page may then have fewer items than `limit`, or none, and still
   * a next one.
   */
  async index(ctx: HttpContext): Promise<JsonOf<Item[]>> {
    const { request } = ctx
    const query = await listItemsValidator.validate(request.qs())
    const filter = itemsFilter(query)
    const isSearch = Boolean(filter.q || filter.location || filter.near)
    const isCostly = isSearch || filter.rental !== undefined
    const mayBeSlow = isSearch || mayReadMany(filter)
    const read = async () => {
      const page = await (isSearch ? searchItems(filter) : listItems(filter))
      return {
        json: jsonList(filter.near ? page.entries : sendPage(ctx, page)),
        subjectId: filter.ownerId,
        hasDays: filter.rental !== undefined,
      }
    }
    return publicResponse(
      ctx,
      mayBeSlow ? () => runSearch(request.ip(), read) : read,
      (visitor) => (isCostly ? limitSearches(visitorOf(visitor)) : limitLists(visitorOf(visitor))),
      // Visitors' ids differ, so their lists would only displace the responses that many request.
      { isCached: query.ids === undefined }
    )
  }

  /** The listings of one category, newest first. */
  async inCategory(ctx: HttpContext): Promise<JsonOf<Item[]>> {
    const { limit, cursor } = await listItemsValidator.validate(ctx.request.qs())
    return publicResponse(
      ctx,
      async () => {
        const { id: categoryId } = await getCategory(ctx.params.categoryId as string)
        const page = await listItems({ limit, cursor, categoryId })
        return { json: jsonList(sendPage(ctx, page)) }
      },
      (visitor) => limitLists(visitorOf(visitor))
    )
  }

  async show(ctx: HttpContext): Promise<JsonOf<Item>> {
    const { id } = ctx.params as { id: string }
    return publicResponse(
      ctx,
      async () => {
        const { json, ownerId } = await getItem(id)
        return { json, subjectId: ownerId, onServed: (visit) => recordView(visit, { id, ownerId }) }
      },
      (visitor) => limitItemReads(visitorOf(visitor))
    )
  }

  async similar(ctx: HttpContext): Promise<JsonOf<Item[]>> {
    const { limit } = await similarItemsValidator.validate(ctx.request.qs())
    return publicResponse(
      ctx,
      async () => ({ json: await listSimilarItems(ctx.params.id as string, limit) }),
      (visitor) => limitLists(visitorOf(visitor))
    )
  }

  /** Creates a listing. A retry with the same `Idempotency-Key` returns it as it is now, even if its body differs. */
  async store(ctx: HttpContext): Promise<JsonOf<Item>> {
    const { auth, request, response } = ctx
    const owner = auth.getUserOrFail()
    const { key } = await idempotencyKeyValidator.validate({
      key: request.header('idempotency-key'),
    })
    const fields = await request.validateUsing(createItemValidator)
    const createdId = key ? await findCreatedItem(owner.id, key) : null
    await (createdId ? limitItemChanges(owner.id) : limitNewItems(owner.id))
    const id = createdId ?? (await createItem(owner.id, fields, key || null))
    response.status(201)
    return jsonResponse(ctx, await getChangedItem(id))
  }

  async update(ctx: HttpContext): Promise<JsonOf<Item>> {
    const { bouncer, params, request } = ctx
    const item = await findItemToChange(params.id as string)
    await bouncer.with(ItemPolicy).authorize('change', item)
    const changes = await request.validateUsing(updateItemValidator)
    await limitItemChanges(item.ownerId)
    await updateItem(item, changes)
    return jsonResponse(ctx, await getChangedItem(item.id))
  }

  async destroy({ bouncer, params, response }: HttpContext): Promise<void> {
    const item = await findItemToChange(params.id as string)
    await bouncer.with(ItemPolicy).authorize('change', item)
    await deleteItem(item)
    response.noContent()
  }
}
