import { BaseSchema } from '@adonisjs/lucid/schema'

type Renaming = readonly [from: string, to: string]

const FUNCTIONS: readonly Renaming[] = [
  ['learn_item_words', 'index_item_words'],
  ['tell_changed_listings', 'notify_changed_items'],
  ['tell_changed_member', 'notify_changed_member'],
  ['tell_change', 'notify_change'],
]

const TRIGGERS: Record<string, readonly Renaming[]> = {
  items: [
    ['learn_new_items', 'index_new_items'],
    ['learn_changed_items', 'index_changed_items'],
    ['tell_new_listings', 'notify_new_items'],
    ['tell_changed_listings', 'notify_changed_items'],
    ['tell_removed_listings', 'notify_removed_items'],
  ],
  users: [
    ['tell_changed_profile', 'notify_changed_profile'],
    ['tell_removed_member', 'notify_removed_member'],
  ],
  item_places: [['tell_new_places', 'notify_new_locations']],
}

/** Only databases of former releases have another name; 0015 creates the trigger with its present one. */
const RENAME_TRIGGER_OF_CATEGORIES = `
  do $$
  declare former text;
  begin
    select tgname into former from pg_trigger
    where tgrelid = 'categories'::regclass and not tgisinternal and tgname like 'tell\\_changed\\_%';
    if found then
      execute format('alter trigger %I on categories rename to notify_changed_categories', former);
    end if;
  end $$`

/**
 * Renames the triggers of the search vocabulary and of the change feed, and their functions. No statement of any release
 * names them.
 */
export default class extends BaseSchema {
  /** Renaming a trigger locks its table. Locks on several tables in one transaction could deadlock with requests. */
  static override disableTransactions = true

  override async up() {
    this.rename((renaming) => renaming)
    this.schema.raw(RENAME_TRIGGER_OF_CATEGORIES)
  }

  override async down() {
    this.rename(([from, to]) => [to, from])
  }

  private rename(directed: (renaming: Renaming) => Renaming) {
    for (const renaming of FUNCTIONS) {
      const [from, to] = directed(renaming)
      this.renameIf(`to_regproc('${from}') is not null`, `alter function ${from} rename to ${to}`)
    }
    for (const [table, renamings] of Object.entries(TRIGGERS)) {
      for (const renaming of renamings) {
        const [from, to] = directed(renaming)
        this.renameIf(
          `exists (select from pg_trigger where tgrelid = '${table}'::regclass and tgname = '${from}')`,
          `alter trigger ${from} on ${table} rename to ${to}`
        )
      }
    }
  }

  /** Without a transaction, a migration that was interrupted has renamed some already. */
  private renameIf(condition: string, statement: string) {
    this.schema.raw(`do $$ begin if ${condition} then ${statement}; end if; end $$`)
  }
}
