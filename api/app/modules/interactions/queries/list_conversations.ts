import db from '@adonisjs/lucid/services/db'
import type { Conversation } from '@saajha/contract/conversation'
import { summariesOfItems } from '#modules/catalogue/public'
import { UnknownConversationError } from '#modules/interactions/errors'
import {
  MESSAGE_COLUMNS,
  toMessage,
  type MessageRow,
} from '#modules/interactions/queries/list_messages'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 25

type Filter = { itemId?: string; archived?: 'true' | 'false' }

type Row = CursorRow &
  Omit<
    Conversation,
    'itemTitle' | 'itemImageUrl' | 'itemCategoryId' | 'itemLocation' | 'isItemListed' | 'last'
  > & { last: MessageRow }

/** Columns of a conversation; `$1` is the reader. `m` is their row of \`conversation_members\`. */
const COLUMNS = `
  m.conversation_id as id, ${cursorColumn('m.last_at')}, c.item_id as "itemId", m.unread, m.version,
  other.last_read_no as "seenNo", m.archived_at is not null as "isArchived", m.is_muted as "isMuted",
  case when c.owner_id = $1 then 'owner' else 'renter' end as side,
  json_build_object('id', p.id, 'fullName', p.full_name, 'profileImageUrl', p.profile_image_url,
    'isVerified', p.is_verified) as "with",
  (select to_json(seen) from (
     select ${MESSAGE_COLUMNS} from messages where conversation_id = c.id and no = c.last_no
   ) seen) as last,
  exists (select from member_blocks where blocker_id = $1 and blocked_id = p.id) as "isBlocked",
  p.is_suspended as "isSuspended"`

const TABLES = `
  join conversations c on c.id = m.conversation_id
  join conversation_members other on other.conversation_id = c.id and other.user_id <> $1
  join member_profiles p on p.id = other.user_id`

/** A page of a member's conversations, those with the newest messages first; those of an item also from the archive. */
export async function listConversations(
  memberId: string,
  { itemId, archived, limit = DEFAULT_LIMIT, cursor }: Filter & { limit?: number; cursor?: string }
): Promise<Page<Conversation>> {
  const after = cursor ? afterCursor(cursor) : null
  const params: unknown[] = [memberId, limit + 1]
  const isOfAny = itemId !== undefined && archived === undefined
  const conditions = isOfAny ? [] : [`archived_at is ${archived === 'true' ? 'not null' : 'null'}`]
  if (after) {
    conditions.push(`(last_at, conversation_id) < ($3::timestamptz, $4::uuid)`)
    params.push(after.createdAt, after.id)
  }
  if (itemId) {
    params.push(itemId)
    conditions.push(
      `conversation_id in (select id from conversations where item_id = $${params.length})`
    )
  }
  const rows = await sql<Row>(
    db,
    `with m as (
       select * from conversation_members where ${['user_id = $1', ...conditions].join(' and ')}
       order by last_at desc, conversation_id desc limit $2
     )
     select ${COLUMNS} from m ${TABLES} order by m.last_at desc, m.conversation_id desc`,
    params
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: await withItems(entries), nextCursor }
}

/** A conversation of a member. Throws `UnknownConversationError`, also for a conversation of other members. */
export async function getConversation(memberId: string, id: string): Promise<Conversation> {
  const rows = await sql<Row>(
    db,
    `select ${COLUMNS} from conversation_members m ${TABLES} where m.user_id = $1 and m.conversation_id = $2`,
    [memberId, id],
    { prepare: true }
  )
  const [conversation] = await withItems(pageOf(rows, 1).entries)
  if (!conversation) throw new UnknownConversationError()
  return conversation
}

async function withItems(rows: Omit<Row, 'cursor'>[]): Promise<Conversation[]> {
  const items = await summariesOfItems(
    db,
    rows.map(({ itemId }) => itemId)
  )
  return rows.map(({ last, ...row }) => {
    const {
      title: itemTitle,
      imageUrl: itemImageUrl,
      categoryId: itemCategoryId,
      location: itemLocation,
      isListed: isItemListed,
    } = items.get(row.itemId)!
    const item = { itemTitle, itemImageUrl, itemCategoryId, itemLocation, isItemListed }
    return { ...row, ...item, last: toMessage(last) }
  })
}
