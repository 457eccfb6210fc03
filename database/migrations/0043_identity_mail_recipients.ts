import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Whose e-mail address is confirmed, and the language of e-mails. Google has confirmed the addresses of its members. Other
 * modules read recipients only through the view `mail_recipients`. `sent_mails` records the e-mails of events.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table users
        add column email_verified_at timestamptz,
        add column email_rejections smallint not null default 0,
        add column email_failed_at timestamptz,
        add column language text not null default 'en' check (language in ('en', 'hi'));
      update users u set email_verified_at = i.created_at from identities i where i.user_id = u.id;

      create view mail_recipients as
        select id as user_id, email::text as address, full_name as name, language from users
        where email_verified_at is not null and email_failed_at is null and blocked_at is null;

      create table sent_mails (
        event_id uuid not null,
        user_id uuid not null references users,
        kind text not null,
        state text not null default 'sending' check (state in ('sending', 'postponed', 'sent', 'rejected', 'dropped')),
        attempts integer not null default 1,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (event_id, user_id, kind)
      );
      create index sent_mails_started on sent_mails (started_at);
    `)
  }

  override async down() {
    this.schema.raw(`
      drop table sent_mails;
      drop view mail_recipients;
      alter table users drop column email_verified_at, drop column email_rejections,
        drop column email_failed_at, drop column language;
    `)
  }
}
