import type { HttpContext } from '@adonisjs/core/http'
import type { Category } from '@saajha/contract/category'
import { shelfReads } from '@saajha/contract/list_reads'
import type { Item } from '@saajha/contract/item'
import { breadcrumbs, itemList } from '#modules/catalogue/pages/facts'
import type { Page } from '#shared/pages/pages'

/** One shelf. */
export function categoryPage({ params, request }: HttpContext): Page {
  const { categories, items } = shelfReads(
    params.slug,
    new URLSearchParams(request.parsedUrl.query ?? '')
  )
  return {
    reads: [categories, items],
    head(replyTo) {
      const shelf = replyTo<Category[]>(categories)?.find(({ slug }) => slug === params.slug)
      if (!shelf) return { missing: 'Category Not Found' }
      const path = `/category/${shelf.slug}`
      return {
        title: shelf.name,
        description: shelf.description,
        path,
        facts: (site) => [
          breadcrumbs(site, [{ name: shelf.name, path }]),
          itemList(site, replyTo<Item[]>(items) ?? []),
        ],
      }
    },
  }
}
