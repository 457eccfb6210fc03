import { BaseSchema } from '@adonisjs/lucid/schema'
import { createSearchText } from '../search_text.ts'

/**
 * Generates `search_text` from the steps that also normalize queries. It returns what the function of `0011` did, except for a
 * Latin word that directly continues in another script than Devanagari, so stored search vectors stay valid.
 */
export default class extends BaseSchema {
  override async up() {
    // Knex treats a question mark as a binding.
    this.schema.raw(createSearchText().replaceAll('?', '\\?'))
  }

  /** The former release works with the new function. */
  override async down() {}
}
