import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a member sees of their sessions, and when a session ends. `id` is in the cookie and never leaves the server: calls use
 * `public_id`. `max_idle` is null for the usual time without use. The start of older sessions is unknown, so it is now.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table sessions
        add column public_id uuid not null default uuidv7() constraint sessions_public_id unique,
        add column started_at timestamptz not null default now(),
        add column last_used_on date not null default (now() at time zone 'Asia/Kolkata')::date,
        add column max_idle interval,
        add column agent text check (length(agent) <= 100);
      update sessions s set max_idle = interval '12 hours', expires_at = least(expires_at, now() + interval '12 hours')
      from users u where u.role = 'admin' and s.user_id = u.id::text;
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table sessions drop column public_id, drop column started_at, drop column last_used_on,
        drop column max_idle, drop column agent;
    `)
  }
}
