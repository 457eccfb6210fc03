import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

type Row = Record<string, string | number | null>

/** For each check constraint, a row that only this constraint rejects. */
const REJECTED: Record<string, { table: string; row: Row }> = {
  booking_changes_by: { table: 'booking_changes', row: { ...change(), proposed_by: 'guest' } },
  booking_changes_days: { table: 'booking_changes', row: { ...change(), end_date: '2029-12-31' } },
  booking_changes_never_for_more: {
    table: 'booking_changes',
    row: { ...change(), quoted_total: 900, total: 901 },
  },
  booking_changes_state: { table: 'booking_changes', row: { ...change(), state: 'lost' } },
  booking_changes_units: { table: 'booking_changes', row: { ...change(), units: 501 } },
  bookings_closed_by: { table: 'bookings', row: { ...booking(), closed_by: 'guest' } },
  bookings_completed_by: { table: 'bookings', row: { ...booking(), completed_by: 'guest' } },
  bookings_days: { table: 'bookings', row: { ...booking(), end_date: '2030-01-03' } },
  bookings_meeting: { table: 'bookings', row: { ...booking(), meeting: 'a'.repeat(141) } },
  bookings_meeting_by: { table: 'bookings', row: { ...booking(), meeting_by: 'guest' } },
  bookings_never_for_more: {
    table: 'bookings',
    row: { ...booking(), quoted_total: 900, agreed_total: 901 },
  },
  bookings_no_show: { table: 'bookings', row: { ...booking(), no_show_reported_by: 'owner' } },
  bookings_no_show_by: {
    table: 'bookings',
    row: { ...booking(), no_show_reported_by: 'guest', no_show_contest_until: '2030-01-05' },
  },
  bookings_problem: {
    table: 'bookings',
    row: { ...booking(), state: 'completed', problem_at: '2030-01-05' },
  },
  bookings_state: { table: 'bookings', row: { ...booking(), state: 'lost' } },
  bookings_two_people: {
    table: 'bookings',
    row: { ...booking(), ...samePerson('owner_id', 'renter_id') },
  },
  bookings_units: { table: 'bookings', row: { ...booking(), units: 501 } },
  contact_interactions_check: {
    table: 'contact_interactions',
    row: { ...contact(), intent: 'booking', start_date: '2030-01-01' },
  },
  contact_interactions_check1: {
    table: 'contact_interactions',
    row: { ...contact(), intent: 'booking', start_date: '2030-01-02', end_date: '2030-01-01' },
  },
  contact_interactions_contact_method_check: {
    table: 'contact_interactions',
    row: { ...contact(), contact_method: 'pigeon' },
  },
  contact_interactions_intent_check: {
    table: 'contact_interactions',
    row: { ...contact(), intent: 'sale', start_date: '2030-01-01', end_date: '2030-01-01' },
  },
  contact_interactions_interaction_type_check: {
    table: 'contact_interactions',
    row: { ...contact(), interaction_type: 'visit' },
  },
  conversation_members_unread: { table: 'conversation_members', row: { unread: -1 } },
  conversations_of_two: { table: 'conversations', row: samePerson('owner_id', 'renter_id') },
  deliveries_state_check: { table: 'deliveries', row: { state: 'lost' } },
  handover_codes_stage: { table: 'handover_codes', row: { stage: 'middle' } },
  handovers_by_side: { table: 'handovers', row: { ...handover(), by_side: 'guest' } },
  handovers_code_from_owner: {
    table: 'handovers',
    row: { ...handover(), by_side: 'renter', code_confirmed: 'true' },
  },
  handovers_deposit_amount: { table: 'handovers', row: { ...handover(), deposit_amount: -1 } },
  handovers_deposit_note: {
    table: 'handovers',
    row: { ...handover(), deposit_note: 'x'.repeat(301) },
  },
  handovers_deposit_returned: { table: 'handovers', row: { ...handover(), deposit_returned: -1 } },
  handovers_deposit_way: { table: 'handovers', row: { ...handover(), deposit_way: 'cheque' } },
  handovers_image_urls: {
    table: 'handovers',
    row: { ...handover(), image_urls: `{${Array<string>(7).fill('photo').join()}}` },
  },
  handovers_note: { table: 'handovers', row: { ...handover(), note: 'x'.repeat(1001) } },
  handovers_parts: {
    table: 'handovers',
    row: { ...handover(), parts: `{${Array<string>(31).fill('lens').join()}}` },
  },
  handovers_stage: { table: 'handovers', row: { ...handover(), stage: 'middle' } },
  identities_provider_check: { table: 'identities', row: { provider: 'elsewhere' } },
  item_days_never_overbooked: {
    table: 'item_days',
    row: { day: '2030-01-01', capacity: 1, taken: 2 },
  },
  items_attributes: { table: 'items', row: { attributes: '[]' } },
  items_buffer_days: { table: 'items', row: { buffer_days: 8 } },
  items_check: { table: 'items', row: { hidden_with_owner: 'true' } },
  items_deposit_check: { table: 'items', row: { deposit: -1 } },
  items_moderation_status_check: { table: 'items', row: { moderation_status: 'unknown' } },
  items_monthly_price: { table: 'items', row: { monthly_price: -1 } },
  items_notice_days: { table: 'items', row: { notice_days: 31 } },
  items_price_check: { table: 'items', row: { price: -1 } },
  items_price_unit_check: { table: 'items', row: { price_unit: 'year' } },
  items_quantity: { table: 'items', row: { quantity: 0 } },
  items_rental_durations: {
    table: 'items',
    row: { min_rental_duration: 3, max_rental_duration: 2 },
  },
  items_weekly_price: { table: 'items', row: { weekly_price: -1 } },
  marketplace_only_row: { table: 'marketplace', row: { only_row: 'false' } },
  media_check: { table: 'media', row: { kind: 'photo', content_type: 'video/mp4' } },
  media_kind_check: { table: 'media', row: { kind: 'song' } },
  media_state_check: { table: 'media', row: { kind: 'photo', state: 'lost' } },
  member_blocks_of_two: { table: 'member_blocks', row: samePerson('blocker_id', 'blocked_id') },
  messages_body: { table: 'messages', row: { kind: 'contact', body: 'a text' } },
  messages_kind: { table: 'messages', row: { kind: 'picture', body: null } },
  moderation_actions_action: {
    table: 'moderation_actions',
    row: { ...hideAction(), action: 'item_sold' },
  },
  moderation_actions_done_by_check: {
    table: 'moderation_actions',
    row: { ...hideAction(), done_by: '' },
  },
  moderation_actions_reason_check: {
    table: 'moderation_actions',
    row: { ...hideAction(), reason: '' },
  },
  moderation_actions_subject: {
    table: 'moderation_actions',
    row: { ...hideAction(), item_id: null },
  },
  push_subscriptions_auth_check: {
    table: 'push_subscriptions',
    row: { ...subscription(), auth: 'a'.repeat(23) },
  },
  push_subscriptions_endpoint_check: {
    table: 'push_subscriptions',
    row: { ...subscription(), endpoint: 'e'.repeat(1_001) },
  },
  push_subscriptions_p256dh_check: {
    table: 'push_subscriptions',
    row: { ...subscription(), p256dh: 'p'.repeat(86) },
  },
  reports_body: { table: 'reports', row: { ...report(), body: 'b'.repeat(2_001) } },
  reports_message: {
    table: 'reports',
    row: { ...report(), message_to_reporter: 'm'.repeat(1_001) },
  },
  reports_reason: { table: 'reports', row: { ...report(), reason: 'boredom' } },
  reports_state: { table: 'reports', row: { ...report(), state: 'lost' } },
  reports_subject: { table: 'reports', row: { ...report(), subject_kind: 'platform' } },
  reports_subject_kind: { table: 'reports', row: { ...report(), subject_kind: 'photo' } },
  reviews_answer: { table: 'reviews', row: { ...review(), answer: 'a'.repeat(1_001) } },
  reviews_by_side: { table: 'reviews', row: { ...review(), by_side: 'guest' } },
  reviews_marks: { table: 'reviews', row: { ...review(), marks: '{a,b,c,d}' } },
  reviews_of_two: {
    table: 'reviews',
    row: { ...review(), ...samePerson('author_id', 'subject_id') },
  },
  reviews_stars: { table: 'reviews', row: { ...review(), stars: 6 } },
  reviews_text: { table: 'reviews', row: { ...review(), body: 'a'.repeat(1_001) } },
  reviews_withdrawn: { table: 'reviews', row: { ...review(), withdrawn_at: '2030-01-01' } },
  sent_mails_state_check: { table: 'sent_mails', row: { kind: 'notification', state: 'lost' } },
  unread_counts_count_check: { table: 'unread_counts', row: { count: -1 } },
  sessions_agent_check: { table: 'sessions', row: { agent: 'x'.repeat(101) } },
  users_language_check: { table: 'users', row: { language: 'fr' } },
  users_role_check: { table: 'users', row: { role: 'owner' } },
  users_upi_id: { table: 'users', row: { upi_id: 'Asha@okaxis' } },
  verification_documents_check: {
    table: 'verification_documents',
    row: { document_type: 'pan', status: 'verified', encrypted_number: 'secret' },
  },
  verification_documents_check1: {
    table: 'verification_documents',
    row: { document_type: 'pan', status: 'rejected', verified_name: 'Asha Deshmukh' },
  },
  verification_documents_document_type_check: {
    table: 'verification_documents',
    row: { document_type: 'passport' },
  },
  verification_documents_status_check: {
    table: 'verification_documents',
    row: { document_type: 'pan', status: 'lost' },
  },
}

test.group('A check constraint', () => {
  test('has a row here that it rejects', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select conname as name from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`
    )
    assert.sameMembers(
      rows.map(({ name }: { name: string }) => name),
      Object.keys(REJECTED)
    )
  })

  test('{$self} rejects an invalid row')
    .with(Object.keys(REJECTED))
    .run(async ({ assert }, name) => {
      const { table, row } = REJECTED[name]!
      const whole = { ...(await plainRow(table)), ...row }
      const error = await db
        .table(table)
        .insert(whole)
        .then(
          () => null,
          (thrown: { constraint?: string }) => thrown
        )
      assert.equal(error?.constraint, name)
    })
})

function contact(): Row {
  return { interaction_type: 'message', contact_method: 'form' }
}

function booking(): Row {
  return { start_date: '2030-01-01', end_date: '2030-01-02', held: '[2030-01-01,2030-01-02]' }
}

function change(): Row {
  return { proposed_by: 'owner', start_date: '2030-01-01', end_date: '2030-01-02', units: 1 }
}

function handover(): Row {
  return { stage: 'start', by_side: 'owner' }
}

function samePerson(...columns: string[]): Row {
  const id = randomUUID()
  return Object.fromEntries(columns.map((column) => [column, id]))
}

function hideAction(): Row {
  return { action: 'item_hidden', item_id: randomUUID() }
}

function review(): Row {
  return { by_side: 'renter', stars: 4 }
}

function report(): Row {
  return { subject_kind: 'item', subject_id: randomUUID(), reason: 'scam' }
}

function subscription(): Row {
  return { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
}

const PLAIN: Record<string, () => string | number> = {
  'uuid': randomUUID,
  'text': () => 'plain',
  'integer': () => 1,
  'jsonb': () => '{}',
  'timestamp with time zone': () => new Date().toISOString(),
}

/** A valid value for each required column. */
async function plainRow(table: string): Promise<Row> {
  const { rows } = await db.rawQuery(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = ?
       and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table]
  )
  return Object.fromEntries(
    rows.map(({ name, type }: { name: string; type: string }) => [
      name,
      (PLAIN[type] ?? (() => 1))(),
    ])
  )
}
