import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** The columns that refer to a member, and the module that exports and erases their rows. */
const REFERENCES = {
  bookings: ['bookings.owner_id', 'bookings.renter_id', 'calendar_feeds.user_id'],
  catalogue: ['items.owner_id'],
  identity: ['identities.user_id', 'second_factors.user_id', 'sign_in_networks.user_id'],
  interactions: [
    'contact_interactions.contacter_id',
    'contact_interactions.owner_id',
    'conversation_members.user_id',
    'conversations.owner_id',
    'conversations.renter_id',
    'member_blocks.blocked_id',
    'member_blocks.blocker_id',
    'messages.author_id',
  ],
  media: ['media.owner_id', 'picture_openings.administrator_id', 'picture_openings.member_id'],
  moderation: [
    'moderation_actions.administrator_id',
    'moderation_actions.user_id',
    'reports.decided_by',
    'reports.reporter_id',
    'reports.subject_member_id',
  ],
  notifications: [
    'notification_preferences.user_id',
    'notifications.user_id',
    'push_subscriptions.user_id',
    'unread_counts.user_id',
  ],
  reviews: ['owner_figures.user_id', 'reviews.author_id', 'reviews.subject_id'],
  shared: ['sent_mails.user_id'],
  verification: [
    'document_number_readings.administrator_id',
    'verification_documents.user_id',
    'verification_documents.verified_by',
  ],
}

/** Columns without a foreign key that contain or refer to personal data, and those of other types that do not. */
const OTHERS = {
  'personal': [
    // The sender of a contact, guests included.
    'notifications.facts',
    'items.image_urls',
    'bookings.item_image_urls',
    'verification_documents.document_image_urls',
    // What was reported, as its reporter saw it.
    'reports.evidence',
    // Written by members, like the notes beside them.
    'handovers.parts',
    'handovers.image_urls',
    'items.attributes',
  ],
  'kinds only': ['messages.warnings', 'reviews.marks'],
  'ids only': ['domain_events.payload'],
  // The days and the type of a contact, and the steps of a booking.
  'not personal': ['messages.payload'],
}

test.group('The map of personal data', () => {
  test('names every column that refers to a member', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass`
    )
    assert.sameMembers(namesOf(rows), Object.values(REFERENCES).flat())
  })

  test('names every column whose type can hide a reference to a person', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select table_name || '.' || column_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('json', 'jsonb', 'ARRAY')`
    )
    assert.sameMembers(namesOf(rows), Object.values(OTHERS).flat())
  })
})

function namesOf(rows: { name: string }[]): string[] {
  return rows.map(({ name }) => name)
}
